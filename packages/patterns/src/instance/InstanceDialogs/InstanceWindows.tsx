import { lazyPiece } from '@compute-market/components/lazy-piece';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { Suspense } from 'react';
import type { Buyer } from '../../viewer';
import type { InstanceOrder } from '../UpgradeDialogs';
import { InstanceDialogs } from './InstanceDialogs';
import type { InstanceOperations } from './operations';
import type { OpenedDialog } from './useDialog';

const InstanceOrderDialog = lazyPiece(() =>
  import('../UpgradeDialogs').then((dialogs) => ({ default: dialogs.InstanceOrderDialog })),
);

interface InstanceWindowsProps {
  /** Null until a dialog was opened. */
  readonly opened: OpenedDialog | null;
  /** What the screen shows now: the opened instance is taken from here, where it still is. */
  readonly instances: readonly Instance[];
  readonly onOpenChange: (open: boolean) => void;
  readonly operations: InstanceOperations;
  readonly vipDiscount: BasisPoints;
  /** The order with a price that is open. */
  readonly order: InstanceOrder | null;
  readonly buyer: Buyer;
}

/** Everything that opens over a screen with instances: what asks before it is done, and what is ordered. */
export function InstanceWindows({ opened, instances, order, buyer, ...rest }: InstanceWindowsProps) {
  return (
    <>
      {opened && (
        <InstanceDialogs
          key={opened.turn}
          action={opened.action}
          instance={
            instances.find(({ Container_name }) => Container_name === opened.instance.Container_name) ?? opened.instance
          }
          open={opened.open}
          {...rest}
        />
      )}
      <Suspense fallback={null}>{order && <InstanceOrderDialog order={order} buyer={buyer} />}</Suspense>
    </>
  );
}
