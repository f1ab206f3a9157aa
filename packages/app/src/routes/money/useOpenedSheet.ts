import type { Settlement } from '@compute-market/contract/entities/partner';
import { useRef, useState } from 'react';

interface OpenedSheet {
  /** As the list holds it. */
  readonly row: Settlement;
  readonly sheet: Settlement;
}

/** The settlement sheet in the dialog. Opened again before the list was read anew, it stands as its last answer left it. */
export function useOpenedSheet() {
  const answers = useRef(new WeakMap<Settlement, Settlement>());
  const [opened, setOpened] = useState<OpenedSheet | null>(null);
  return {
    sheet: opened?.sheet ?? null,
    open: (row: Settlement) => setOpened({ row, sheet: answers.current.get(row) ?? row }),
    answered: (sheet: Settlement) => void (opened && answers.current.set(opened.row, sheet)),
    close: () => setOpened(null),
  };
}
