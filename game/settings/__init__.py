"""What a person may choose, and keeps."""
