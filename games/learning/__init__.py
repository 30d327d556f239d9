"""The games for programs that learn; the door is `openspiel`, which registers them in OpenSpiel."""
