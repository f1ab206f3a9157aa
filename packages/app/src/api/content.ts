import { brand } from '../brand';
import { ApiError } from './errors';
import { apiMessages } from './messages';
import { randomId } from './random-id';

/** Reads a text of the data host (product §7, screens G7). Throws ApiError when there is none. */
export async function readContent(path: string, signal: AbortSignal): Promise<string> {
  const requestId = randomId();
  const failure = (reason: string) => new ApiError({ kind: signal.aborted ? 'aborted' : 'network', status: 0, reason, requestId });
  const response = await fetch(`${brand.dataHost}/content/${path}`, { signal }).catch(() => {
    throw failure(apiMessages.network);
  });
  if (!response.ok) throw failure(apiMessages.malformed);
  return response.text();
}
