import { lazyPiece } from '@compute-market/components/lazy-piece';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { Suspense, useState } from 'react';
import type { InstanceOperations } from '../InstanceDialogs';

const DueModeDialog = lazyPiece(() =>
  import('../InstanceDialogs/DueModeDialog').then((dialog) => ({ default: dialog.DueModeDialog })),
);

interface BulkDueModeProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chosen: readonly Instance[];
  vipDiscount: BasisPoints;
  operations: Pick<InstanceOperations, 'changeDueMode' | 'together'>;
  onChanged: (names: readonly string[]) => void;
}

/** 批量修改到期处理 for the rows that were chosen when it opened: those that went well leave the choice meanwhile. */
export function BulkDueMode({ open, onOpenChange, chosen, vipDiscount, operations, onChanged }: BulkDueModeProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const [asked, setAsked] = useState<{ instances: readonly Instance[]; turn: number }>({ instances: [], turn: 0 });
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setAsked({ instances: chosen, turn: asked.turn + 1 });
  }
  if (asked.turn === 0) return null;
  return (
    <Suspense fallback={null}>
      <DueModeDialog
        key={asked.turn}
        open={open}
        onOpenChange={onOpenChange}
        instances={asked.instances}
        vipDiscount={vipDiscount}
        onChange={operations.changeDueMode}
        together={operations.together}
        onChanged={onChanged}
      />
    </Suspense>
  );
}
