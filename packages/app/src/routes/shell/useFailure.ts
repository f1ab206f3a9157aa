import { isLostPiece } from '@compute-market/components/lazy-piece';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { ApiError } from '../../api/errors';
import { shellMessages } from './messages';
import { randomId } from '../../api/random-id';

const reload = () => window.location.reload();

/**
 * The failure of a route in words, and a number for customer service; the console keeps the rest under that number. A file that could not be fetched is asked
 * for again without loading the page anew, by itself once the network is back; `askAgain` reads the route again.
 */
export function useFailure(askAgain: () => void = reload) {
  const error = useRouteError();
  const [ownId] = useState(randomId);
  const isApi = error instanceof ApiError;
  const isLost = isLostPiece(error);
  const errorId = isApi ? error.requestId : ownId;
  useEffect(() => console.error(errorId, error), [errorId, error]);
  useEffect(() => {
    if (!isLost) return undefined;
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [isLost, askAgain]);
  const reason = isApi ? error.reason : isLost ? shellMessages.chunkFailed : undefined;
  return { reason, errorId, onRetry: isLost ? askAgain : reload };
}
