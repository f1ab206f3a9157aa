import { lazyPiece } from '@compute-market/components/lazy-piece';
import { useSelectedKeys, type TableSelection } from '@compute-market/components/table';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { Suspense, useState } from 'react';
import type { InstanceOperations } from '../InstanceDialogs';
import type { BulkRenewDialogProps } from '../UpgradeDialogs';
import { BulkBar } from './BulkBar';
import { BulkDueMode } from './BulkDueMode';

const BulkRenew = lazyPiece(() => import('./BulkRenew'));

export interface BulkActionsProps {
  rows: readonly Instance[];
  selection: TableSelection;
  /** The bar stands on wide screens only: cards have no boxes. */
  small: boolean;
  vipDiscount: BasisPoints;
  operations: Pick<InstanceOperations, 'changeDueMode' | 'together'>;
  /** Who pays for renewals. */
  buyer: BulkRenewDialogProps['buyer'];
  /** Price and purchase of one renewal among many, and what is said once all are paid. */
  renewals: Pick<BulkRenewDialogProps, 'quote' | 'renew' | 'isRefusal' | 'unansweredPrice' | 'hasAnother' | 'onDone'>;
  onExport: (chosen: readonly Instance[]) => void;
  /** Asks for the project and tags of these instances. */
  onLabel: (chosen: readonly Instance[]) => void;
  /** Asks to whom these instances shall belong; null for who has no sub-accounts. */
  onMove: ((chosen: readonly Instance[]) => void) | null;
}

/** The bar of what can be done to the chosen rows, and the dialogs it opens. It alone is drawn again when a row is chosen. */
export function BulkActions({
  rows,
  selection,
  small,
  vipDiscount,
  operations,
  buyer,
  renewals,
  onExport,
  onLabel,
  onMove,
}: BulkActionsProps) {
  const keys = useSelectedKeys(selection);
  const chosen = rows.filter(({ Container_name }) => keys.has(Container_name));
  const [open, setOpen] = useState(false);
  const [renewing, setRenewing] = useState<readonly Instance[] | null>(null);
  const leave = (names: readonly string[]) => selection.choose(names, false);
  return (
    <>
      {chosen.length > 0 && !small && (
        <BulkBar
          count={chosen.length}
          onRenew={() => setRenewing(chosen)}
          onDueMode={() => setOpen(true)}
          onLabel={chosen.some(({ Project }) => Project === undefined) ? null : () => onLabel(chosen)}
          onMove={onMove && (() => onMove(chosen))}
          onExport={() => onExport(chosen)}
          onClear={selection.clear}
        />
      )}
      <BulkDueMode
        open={open}
        onOpenChange={setOpen}
        chosen={chosen}
        vipDiscount={vipDiscount}
        operations={operations}
        onChanged={leave}
      />
      <Suspense fallback={null}>
        {renewing && (
          <BulkRenew
            buyer={buyer}
            instances={renewing}
            {...renewals}
            together={operations.together}
            onRenewed={leave}
            onGone={() => setRenewing(null)}
          />
        )}
      </Suspense>
    </>
  );
}
