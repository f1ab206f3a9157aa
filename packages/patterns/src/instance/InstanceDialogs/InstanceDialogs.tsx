import type { Instance } from '@compute-market/contract/entities/instance';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { useState } from 'react';
import type { InstanceAction } from '../../instance-facts';
import type { Buyer } from '../../viewer';
import type { OrderAction } from '../UpgradeDialogs';
import { AutorenewDialog } from './AutorenewDialog';
import { ConnectDrawer } from './ConnectDrawer';
import { DueModeDialog } from './DueModeDialog';
import { EarlyReleaseDialog } from './EarlyReleaseDialog';
import { NoteDialog } from './NoteDialog';
import type { InstanceOperations } from './operations';
import { PasswordDialog } from './PasswordDialog';
import { PowerDialog } from './PowerDialog';
import { RefundDialog } from './RefundDialog';
import { ReinstallDialog } from './ReinstallDialog';
import { ReleaseDiskDialog } from './ReleaseDiskDialog';
import { ScreenshotDialog } from './ScreenshotDialog';

/** The actions that ask something first; the others are links, or orders with a price (UpgradeDialogs). */
export type DialogAction = Exclude<
  InstanceAction,
  'details' | 'start' | 'again' | 'cost' | 'ticket' | 'rdp' | OrderAction
>;

export interface InstanceDialogsProps {
  action: DialogAction;
  instance: Instance;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  operations: InstanceOperations;
  /** The member's multiplier, which the price of a kept disk carries. */
  vipDiscount: BasisPoints;
  /** Who uses them. */
  buyer: Buyer;
}

/** The dialog of an action. Give it a key of action and instance, so that a new one begins afresh. */
export function InstanceDialogs({
  action: asked,
  instance,
  operations,
  vipDiscount,
  buyer,
  ...state
}: InstanceDialogsProps) {
  const [action, setAction] = useState(asked);
  switch (action) {
    case 'connect':
      return <ConnectDrawer {...state} instance={instance} operations={operations} />;
    case 'note':
      return <NoteDialog {...state} note={instance.Note} onSave={(note) => operations.changeNote(instance, note)} />;
    case 'dueMode':
      return (
        <DueModeDialog
          {...state}
          instances={[instance]}
          vipDiscount={vipDiscount}
          onChange={operations.changeDueMode}
          together={operations.together}
        />
      );
    case 'autorenew':
      return (
        <AutorenewDialog
          {...state}
          instance={instance}
          onSave={(on, period) => operations.changeAutorenew(instance, on, period)}
        />
      );
    case 'restart':
      return (
        <PowerDialog {...state} action={action} instance={instance} onConfirm={() => operations.restart(instance)} />
      );
    case 'shutDown':
      return (
        <PowerDialog
          {...state}
          action={action}
          instance={instance}
          onConfirm={() => operations.shutDown(instance)}
          onStopBilling={() => setAction('stopBilling')}
        />
      );
    case 'password':
      return (
        <PasswordDialog
          {...state}
          instance={instance}
          onSave={(password) => operations.changePassword(instance, password)}
        />
      );
    case 'screenshot':
      return <ScreenshotDialog {...state} instance={instance} onTake={() => operations.takeScreenshot(instance)} />;
    case 'reinstall':
      return (
        <ReinstallDialog
          {...state}
          instance={instance}
          onRead={() => operations.readSystems(instance)}
          onConfirm={(imageKey) => operations.reinstall(instance, imageKey)}
        />
      );
    case 'releaseDisk':
      return (
        <ReleaseDiskDialog
          {...state}
          instance={instance}
          vipDiscount={vipDiscount}
          onConfirm={() => operations.releaseDisk(instance)}
        />
      );
    case 'earlyRelease':
      return (
        <EarlyReleaseDialog
          {...state}
          instance={instance}
          vipDiscount={vipDiscount}
          buyer={buyer}
          onQuote={() => operations.quoteEarlyRelease(instance)}
          onRelease={(seen) => operations.releaseEarly(instance, seen)}
        />
      );
    case 'stopBilling':
    case 'release':
      return (
        <EarlyReleaseDialog
          {...state}
          end={action === 'stopBilling' ? 'keep' : 'release'}
          instance={instance}
          vipDiscount={vipDiscount}
          buyer={buyer}
          onQuote={() => operations.quoteEarlyRelease(instance)}
          onRelease={() => operations.stopBilling(instance, action === 'stopBilling')}
        />
      );
    case 'refund':
      return <RefundDialog {...state} instance={instance} onConfirm={() => operations.refund(instance)} />;
  }
}
