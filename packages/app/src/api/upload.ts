import { UPLOAD_TIMEOUT_MS } from '@compute-market/contract/constants';
import type { CallDefinition, RequestOf, ResponseOf } from '@compute-market/contract/define-call';
import { configuration } from '../configuration';
import { session } from '../state/session';
import { complete } from '.';
import { createClient } from './client';
import { apiEvents } from './events';
import { randomId } from './random-id';
import { sendWithProgress } from './send-with-progress';

export interface UploadOptions {
  /** An aborted signal ends the sending. */
  readonly signal: AbortSignal;
  /** Takes 0 to 100, whole numbers. */
  readonly onProgress: (percent: number) => void;
  /** Whoever sends it tells of a failure in its own words: no message of it. */
  readonly quiet?: boolean;
}

/** Sends a file. Like `api.call`, but it tells how far it is and has two minutes; never sent again by itself. */
export function upload<Call extends CallDefinition>(
  call: Call,
  input: RequestOf<Call>,
  { signal, onProgress, quiet = false }: UploadOptions,
): Promise<ResponseOf<Call>> {
  const client = createClient({
    bases: configuration.api,
    timeout: UPLOAD_TIMEOUT_MS,
    token: () => session.token,
    emit: (event) => {
      if (!quiet || event.type !== 'toast') apiEvents.emit(event);
    },
    complete,
    newId: randomId,
    fetch: sendWithProgress(onProgress),
  });
  return client.call(call, input, { signal });
}
