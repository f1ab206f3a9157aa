import type { Instance } from '@compute-market/contract/entities/instance';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import type { InstanceAction } from '../instance-facts';
import { ConnectDrawer } from './ConnectDrawer';
import { DueModeDialog } from './DueModeDialog';
import { NoteDialog } from './NoteDialog';
import type { InstanceOperations } from './operations';
import { RefundDialog } from './RefundDialog';
import { ReleaseDiskDialog } from './ReleaseDiskDialog';
import { RestartDialog } from './RestartDialog';

/** The actions that ask something first; the others are links. */
export type DialogAction = Exclude<InstanceAction, 'again' | 'cost'>;

export interface InstanceDialogsProps {
  action: DialogAction;
  instance: Instance;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  operations: InstanceOperations;
  /** The member's multiplier, which the price of a kept disk carries. */
  vipDiscount: BasisPoints;
}

/** The dialog of an action. Give it a key of action and instance, so that a new one begins afresh. */
export function InstanceDialogs({ action, instance, operations, vipDiscount, ...state }: InstanceDialogsProps) {
  switch (action) {
    case 'connect':
      return <ConnectDrawer {...state} instance={instance} operations={operations} />;
    case 'note':
      return <NoteDialog {...state} instance={instance} onSave={(note) => operations.changeNote(instance, note)} />;
    case 'dueMode':
      return <DueModeDialog {...state} instances={[instance]} vipDiscount={vipDiscount} onChange={operations.changeDueMode} />;
    case 'restart':
      return <RestartDialog {...state} instance={instance} onConfirm={() => operations.restart(instance)} />;
    case 'releaseDisk':
      return <ReleaseDiskDialog {...state} instance={instance} vipDiscount={vipDiscount} onConfirm={() => operations.releaseDisk(instance)} />;
    case 'refund':
      return <RefundDialog {...state} instance={instance} onConfirm={() => operations.refund(instance)} />;
  }
}
