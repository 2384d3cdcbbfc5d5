"""The film: what has happened between two questions, shown at the reader's own pace. Pure: time comes in."""
