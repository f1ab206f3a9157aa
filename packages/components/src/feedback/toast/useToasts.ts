import { useSyncExternalStore } from 'react';
import type { ToastItem } from '../Toaster/Toast';
import { shownToasts, subscribeToasts } from './toast';

const none: readonly ToastItem[] = [];
const nothing = () => none;

/** The messages that `toast()` shows now, for a host that draws them by itself. On a server there are none. */
export const useToasts = (): readonly ToastItem[] => useSyncExternalStore(subscribeToasts, shownToasts, nothing);
