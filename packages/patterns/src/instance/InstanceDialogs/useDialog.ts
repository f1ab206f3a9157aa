import type { Instance } from '@compute-market/contract/entities/instance';
import { useCallback, useState } from 'react';
import type { DialogAction } from './InstanceDialogs';

/** A dialog of an instance. */
export interface OpenedDialog {
  readonly action: DialogAction;
  readonly instance: Instance;
  readonly open: boolean;
  /** Counts the openings, so that each begins afresh. */
  readonly turn: number;
}

/** Which dialog of which instance is open. It stays while it closes, so that it can do so softly. */
export function useDialog() {
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const openDialog = useCallback(
    (action: DialogAction, instance: Instance) =>
      setOpened((before) => ({ action, instance, open: true, turn: (before?.turn ?? 0) + 1 })),
    [],
  );
  const changeOpen = (open: boolean) => setOpened((before) => before && { ...before, open });
  return { opened, openDialog, changeOpen };
}
