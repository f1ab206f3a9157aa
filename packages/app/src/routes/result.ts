import type { Resource } from '@compute-market/patterns/resource';
import { startTransition, useEffect, useState } from 'react';
import { ApiError, isAborted } from '../api/errors';

/** What a loader hands over: a promise that never rejects, so that a screen can show a failure in its own place. */
export type Result<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: ApiError };

/** Turns a call into a result. Errors that are not the client's are defects and go on to the boundary. */
export async function settle<Data>(call: Promise<Data>): Promise<Result<Data>> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, error };
    throw error;
  }
}

type Shown<Data> = { readonly promise: Promise<Result<Data>> | null; readonly resource: Resource<Data> };

/** A loader's promise as the state of a screen. A newer promise keeps the older data, dimmed, until it settles; newer data is drawn between inputs. */
export function useResult<Data>(promise: Promise<Result<Data>>): Resource<Data> {
  const [shown, setShown] = useState<Shown<Data>>({ promise: null, resource: { state: 'loading' } });

  useEffect(() => {
    let current = true;
    const show = (resource: Resource<Data>) => startTransition(() => setShown({ promise, resource }));
    void promise.then((result) => {
      if (!current) return;
      if (result.ok) show({ state: 'ready', data: result.data });
      else if (!isAborted(result.error)) show({ state: 'error', reason: result.error.reason, requestId: result.error.requestId });
    });
    return () => {
      current = false;
    };
  }, [promise]);

  if (shown.promise === promise) return shown.resource;
  return shown.resource.state === 'ready' ? { ...shown.resource, refreshing: true } : { state: 'loading' };
}

/** Old data is dimmed while other data is on its way, not while the same is read again; `key` tells what is asked for now. */
export const quietly = <Data extends { readonly key: string }>(resource: Resource<Data>, key: string): Resource<Data> =>
  resource.state === 'ready' ? { ...resource, refreshing: resource.refreshing === true && resource.data.key !== key } : resource;
