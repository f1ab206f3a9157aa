import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the browser draws for itself. False on a server, and while the browser takes over what that drew; drawn anew at once after it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
