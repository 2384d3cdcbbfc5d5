"""Between drawn rows and Textual: a painter that gives runs their colours, and a sheet that shows rows."""
