"""Publication: experiments are declared, conducted, and reported as tables and figures."""
