import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { ApiError } from '../../api/errors';
import { shellMessages } from './messages';
import { randomId } from '../../api/random-id';

/** Browsers say it in three ways: a module of the page could not be fetched. */
const isChunkFailure = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script|Failed to fetch/i.test(error.message);

/** The failure of a route in words, and a number for customer service; the console keeps the rest under that number. */
export function useFailure() {
  const error = useRouteError();
  const [ownId] = useState(randomId);
  const isApi = error instanceof ApiError;
  const errorId = isApi ? error.requestId : ownId;
  useEffect(() => console.error(errorId, error), [errorId, error]);
  const reason = isApi ? error.reason : isChunkFailure(error) ? shellMessages.chunkFailed : undefined;
  return { reason, errorId, onRetry: () => window.location.reload() };
}
