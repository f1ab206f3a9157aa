import { useEffect, useEffectEvent } from 'react';
import { apiEvents } from '../api/events';

/** Reads a page again after whatever was tried on it and got no clear answer, since it may have been done (decisions 270). */
export function useLostAnswers(readAgain: () => unknown) {
  const onUnclear = useEffectEvent(readAgain);
  useEffect(() => apiEvents.subscribe((event) => void (event.type === 'toast' && event.unclear && onUnclear())), []);
}
