import { createTableSelection, type TableSelection } from '@compute-market/components/table';
import type { InvoiceableChange } from '@compute-market/contract/entities/invoice';
import { useState } from 'react';

type Seen = ReadonlyMap<number, InvoiceableChange>;

/** Which top-ups are chosen, on whatever page and whichever days are shown. */
export interface ChangeChoice {
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
  return { selection, seen: read.seen };
}
