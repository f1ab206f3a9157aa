import { createContext, useContext } from 'react';
import type * as rest from './rest';

export type Rest = typeof rest;

/** What has come after the cards; null until it has. */
export const RestContext = createContext<Rest | null>(null);
export const useRest = () => useContext(RestContext);
/** Asks for it. */
export const loadRest = (): Promise<Rest> => import('./rest');
