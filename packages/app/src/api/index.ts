import { REQUEST_TIMEOUT_MS } from '@compute-market/contract/constants';
import { loadPiece } from '@compute-market/components/lazy-piece';
import { configuration } from '../configuration';
import { session } from '../state/session';
import { send } from '../surroundings';
import { isAutomatic } from './automatic';
import { createClient } from './client';
import { apiEvents } from './events';
import { randomId } from './random-id';

/** Its code comes with the first answer of a back end that is not ours, and costs nobody else anything. */
export const complete = async (call: string, data: unknown): Promise<unknown> =>
  (await loadPiece(() => import('./foreign-answer'))).readForeignAnswer(call, data, api);

/** The application's one client. */
export const api = createClient({
  bases: configuration.api,
  timeout: REQUEST_TIMEOUT_MS,
  token: () => session.token,
  emit: apiEvents.emit,
  newId: randomId,
  isAutomatic,
  complete,
  fetch: send,
});
