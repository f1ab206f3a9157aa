import { useEffect, useEffectEvent } from 'react';
import { apiEvents, type ApiEvent } from '../api/events';

/** Whether it tells of an action that may have been done though it failed. */
const isUnclear = (event: ApiEvent): boolean =>
  event.type === 'toast' && event.action !== null && event.kind !== 'refused';

/** Reads a page again after whatever was tried on it and got no clear answer, since it may have been done (decisions 270). */
export function useLostAnswers(readAgain: () => unknown) {
  const read = useEffectEvent(readAgain);
  useEffect(() => apiEvents.subscribe((event) => void (isUnclear(event) && read())), []);
}
