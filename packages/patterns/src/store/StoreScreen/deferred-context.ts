import { laterPiece } from '@compute-market/components/lazy-piece';
import { createContext, useContext } from 'react';
import type * as deferred from './deferred';

export type Deferred = typeof deferred;

/** What has come after the cards; null until it has. */
export const DeferredContext = createContext<Deferred | null>(null);
export const useDeferred = () => useContext(DeferredContext);
/** Asks for it. */
export const loadDeferred = laterPiece(() => import('./deferred'));
