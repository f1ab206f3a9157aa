import { REQUEST_TIMEOUT_MS } from '@compute-market/contract/constants';
import { brand } from '../brand';
import { ApiError, type FailureKind } from './errors';
import { apiMessages } from './messages';
import { randomId } from './random-id';

/** Reads a text of the data host (product §7; screens G7). Throws ApiError when there is none, or not in time. */
export async function readContent(path: string, signal: AbortSignal): Promise<string> {
  const requestId = randomId();
  const deadline = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const fail = (kind: FailureKind, reason: string) => new ApiError({ kind, status: 0, reason, requestId });
  const lost = () => {
    if (signal.aborted) return fail('aborted', '');
    return deadline.aborted ? fail('timeout', apiMessages.timeout) : fail('network', apiMessages.network);
  };
  const response = await fetch(`${brand.dataHost}/content/${path}`, {
    signal: AbortSignal.any([signal, deadline]),
  }).catch(() => {
    throw lost();
  });
  if (!response.ok) throw fail('fault', apiMessages.malformed);
  return response.text().catch(() => {
    throw lost();
  });
}

/** Reads a table of the data host. Throws ApiError when there is none, or when something else stands in its place. */
export async function readTable<Data>(path: string, signal: AbortSignal): Promise<Data> {
  const text = await readContent(path, signal);
  try {
    return JSON.parse(text) as Data;
  } catch {
    throw new ApiError({ kind: 'fault', status: 0, reason: apiMessages.malformed, requestId: randomId() });
  }
}
