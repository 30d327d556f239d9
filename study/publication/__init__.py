"""What is published: declared in `experiments`, measured by `conduct`, told by `report`."""
