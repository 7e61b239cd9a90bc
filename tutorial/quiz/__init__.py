"""The quiz: what a learner answers before and after a lesson, and what a class's answers tell."""
