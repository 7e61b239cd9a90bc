"""The quiz before and after a lesson, and the teacher's pages about it."""
