import { createTableSelection, type TableSelection } from '@compute-market/components/table';
import type { InvoiceableChange } from '@compute-market/contract/entities/invoice';
import { useEffect, useRef, useState } from 'react';
import { changeKey } from './invoice-view';

type Seen = ReadonlyMap<number, InvoiceableChange>;

/** What becomes of the choice once an invoice was asked for over it. */
export interface ChoiceEnd {
  /** It was: nothing is chosen any more. */
  readonly clear: () => void;
  /** The sums that were read may be wrong: only what the next read shows stays chosen. */
  readonly recheck: () => void;
}

/** Which top-ups are chosen, on whatever page and whichever days are shown. */
export interface ChangeChoice extends ChoiceEnd {
  readonly selection: TableSelection;
  /** Every row that was shown, as it was read last. */
  readonly seen: Seen;
}

/** Keeps the choice while its list shows other rows; `rows` are those of now. */
export function useChangeChoice(rows: readonly InvoiceableChange[] | undefined): ChangeChoice {
  const [selection] = useState(createTableSelection);
  const [read, setRead] = useState<{ readonly rows: typeof rows; readonly seen: Seen }>({
    rows: undefined,
    seen: new Map(),
  });
  if (rows !== undefined && rows !== read.rows)
    setRead({ rows, seen: new Map([...read.seen, ...rows.map((row) => [row.Id, row] as const)]) });

  const rechecks = useRef(false);
  useEffect(() => {
    if (rows === undefined || !rechecks.current) return;
    rechecks.current = false;
    const shown = new Set(rows.map(changeKey));
    selection.choose(
      [...selection.keys()].filter((key) => !shown.has(key)),
      false,
    );
  }, [rows, selection]);
  const [end] = useState<ChoiceEnd>(() => ({
    clear: selection.clear,
    recheck: () => void (rechecks.current = true),
  }));
  return { ...end, selection, seen: read.seen };
}
