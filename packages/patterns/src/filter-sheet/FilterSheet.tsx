import { Button } from '@compute-market/components/button';
import { Dialog } from '@compute-market/components/dialog';
import { FilterIcon } from '@compute-market/components/icons';
import { useState, type ReactNode } from 'react';
import { Bar } from './FilterSheet.styles';
import { filterSheetMessages as messages } from './messages';

export interface FilterSheetProps {
  /** Stays in view beside the button; most lists can be searched. */
  search?: ReactNode;
  /** How many filters are set, shown on the button. */
  count: number;
  /** How many rows they let through; undefined while it is not known. */
  total: number | undefined;
  onClear: () => void;
  /** The filters, each in its Field. */
  children: ReactNode;
}

/** The filters of a list on small screens: search and one button, the rest in a sheet (screens A7). */
export function FilterSheet({ search, count, total, onClear, children }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <Bar>
      {search}
      <Button icon={<FilterIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.open(count)}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={messages.title}
        sheet="auto"
        footer={
          <>
            <Button disabled={count === 0} onClick={onClear}>
              {messages.clear}
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {total === undefined ? messages.see : messages.show(total)}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </Bar>
  );
}
