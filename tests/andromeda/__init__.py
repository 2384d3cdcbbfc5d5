"""Andromeda's Edge: properties over everything in the box, chances, forecasts, secrets, statements."""
