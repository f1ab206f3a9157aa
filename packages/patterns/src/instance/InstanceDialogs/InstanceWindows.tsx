import { lazyPiece } from '@compute-market/components/lazy-piece';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { Suspense, useEffect } from 'react';
import type { Buyer } from '../../viewer';
import type { InstanceOrder } from '../UpgradeDialogs';
import type { InstanceOperations } from './operations';
import type { OpenedDialog } from './useDialog';

const InstanceDialogs = lazyPiece(() =>
  import('./InstanceDialogs').then((dialogs) => ({ default: dialogs.InstanceDialogs })),
);
const InstanceOrderDialog = lazyPiece(() =>
  import('../UpgradeDialogs/InstanceOrderDialog').then((dialog) => ({ default: dialog.InstanceOrderDialog })),
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

/** Everything that opens over a screen with instances: what asks before it is done, and what is ordered. Its code is asked for once there is an instance to do it to. */
export function InstanceWindows({ opened, instances, order, buyer, ...rest }: InstanceWindowsProps) {
  const hasInstances = instances.length > 0;
  useEffect(() => {
    if (hasInstances) void InstanceDialogs.preload();
  }, [hasInstances]);
  return (
    <>
      <Suspense fallback={null}>
        {opened && (
          <InstanceDialogs
            key={opened.turn}
            action={opened.action}
            instance={
              instances.find(({ Container_name }) => Container_name === opened.instance.Container_name) ??
              opened.instance
            }
            open={opened.open}
            buyer={buyer}
            {...rest}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>{order && <InstanceOrderDialog order={order} buyer={buyer} />}</Suspense>
    </>
  );
}
