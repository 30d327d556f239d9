"""The publication: experiments are declared, conducted, and reported as tables and figures."""
