import type { Resource } from '@compute-market/patterns/resource';
import { startTransition, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { failureOf, isAborted, type ApiError } from '../api/errors';
import { serverNow } from '../state/clock';
import { freshness, outage } from '../state/freshness';

/** What a loader hands over: a promise that never rejects, so that a screen can show a failure in its own place. */
export type Result<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: ApiError };

/** The results that are here already, by their promises: what was waited for is drawn at once. */
const settled = new WeakMap<Promise<unknown>, Result<unknown>>();
const open = new Set<Promise<Result<unknown>>>();

/** Turns a call, and what is read from its answer, into a result. */
export function settle<Data>(call: Promise<Data>): Promise<Result<Data>> {
  const promise = call.then(
    (data): Result<Data> => ({ ok: true, data }),
    (error: unknown): Result<Data> => ({ ok: false, error: failureOf(error) }),
  );
  const close = () => void open.delete(promise);
  open.add(promise);
  promise.then((result) => {
    settled.set(promise, result);
    close();
  }, close);
  return promise;
}

/** What everything that is asked for now is answered. */
export const answersStand = (): Promise<readonly Result<unknown>[]> => Promise.all(open);

/** What was settled, as the state of a part of a screen. */
export const resourceOf = <Data>(result: Result<Data>): Resource<Data> =>
  result.ok
    ? { state: 'ready', data: result.data }
    : { state: 'error', reason: result.error.reason, requestId: result.error.requestId };

interface Shown<Data> {
  readonly promise: Promise<Result<Data>> | null;
  readonly resource: Resource<Data>;
  /** The address it answers; empty when nothing is kept. */
  readonly place: string;
  /** Since when it is as it is, when it could not be read again. */
  readonly readAt: number;
  readonly old: boolean;
}

const isOutage = ({ kind }: ApiError) => kind === 'network' || kind === 'timeout';

function next<Data>(
  before: Shown<Data>,
  promise: Promise<Result<Data>>,
  place: string,
  result: Result<Data>,
): Shown<Data> {
  // What is shown answers another address too.
  if (before.promise === promise) return { ...before, place };
  if (result.ok) return { promise, place, readAt: serverNow(), old: false, resource: resourceOf(result) };
  if (isOutage(result.error) && before.resource.state === 'ready' && place !== '' && before.place === place)
    return { ...before, promise, old: true };
  return { promise, place, readAt: 0, old: false, resource: resourceOf(result) };
}

function first<Data>(promise: Promise<Result<Data>>, place: string): Shown<Data> {
  const nothing: Shown<Data> = { promise: null, resource: { state: 'loading' }, place, readAt: 0, old: false };
  const known = settled.get(promise) as Result<Data> | undefined;
  return known?.ok ? next(nothing, promise, place, known) : nothing;
}

/**
 * A loader's promise as the state of a screen. A newer promise keeps the older data, dimmed, until it settles; newer data is drawn between inputs.
 * What cannot be read again for want of a network stays as it was, and the page says how old it is (screens A3); another address asks for
 * something else, whose failure is shown. A dialog does not keep: its own page cannot say so.
 */
export function useResult<Data>(promise: Promise<Result<Data>>, keeps = true): Resource<Data> {
  const { pathname, search } = useLocation();
  const place = keeps ? pathname + search : '';
  const reader = useId();
  const [shown, setShown] = useState(() => first(promise, place));
  const { old, readAt } = shown;

  useEffect(() => {
    let current = true;
    void promise.then((result) => {
      if (!result.ok && isOutage(result.error)) outage.met = true;
      if (current && (result.ok || !isAborted(result.error)))
        startTransition(() => setShown((before) => next(before, promise, place, result)));
    });
    return () => {
      current = false;
    };
  }, [promise, place]);

  useEffect(() => {
    if (!old) return;
    freshness[reader] = readAt;
    return () => void delete freshness[reader];
  }, [reader, old, readAt]);

  if (shown.promise === promise) return shown.resource;
  return shown.resource.state === 'ready' ? { ...shown.resource, refreshing: true } : { state: 'loading' };
}

/** Old data is dimmed while other data is on its way, not while the same is read again; `key` tells what is asked for now. */
export const quietly = <Data extends { readonly key: string }>(
  resource: Resource<Data>,
  key: string,
): Resource<Data> =>
  resource.state === 'ready'
    ? { ...resource, refreshing: resource.refreshing === true && resource.data.key !== key }
    : resource;

/** What only some have: null once it is known that there is nothing to read. */
export const existing = <Data>(resource: Resource<Data | null>): Resource<Data> | null =>
  resource.state === 'ready' && resource.data === null ? null : (resource as Resource<Data>);
