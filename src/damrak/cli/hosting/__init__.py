"""Commands for hosts: a server and its upkeep, machines that think for it, a site without one."""
