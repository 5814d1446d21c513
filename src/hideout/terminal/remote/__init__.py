"""Playing at a table of a server, in the same plain lines as at this one."""
