"""What is done at tables, wherever they are kept: knows neither a database nor a socket."""
