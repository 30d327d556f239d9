"""Games for machine learning: in numbers (`encoding`), and adapted to OpenSpiel (`openspiel`)."""
