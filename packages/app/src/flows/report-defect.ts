import { ApiError } from '../api/errors';

/**
 * Ends the work of a question that says nothing of a failure itself, and lets it fail on, so that the question stays. A toast tells of a call that failed;
 * whatever else was thrown is a defect, of which only whatever watches the errors of the page would hear (decisions 267).
 */
export function reportDefect(error: unknown): never {
  if (!(error instanceof ApiError)) reportError(error);
  throw error;
}
