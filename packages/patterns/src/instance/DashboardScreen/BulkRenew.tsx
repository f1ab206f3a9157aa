import { useState } from 'react';
import { BulkRenewDialog, type BulkRenewDialogProps } from '../UpgradeDialogs';

interface BulkRenewProps
  extends Pick<
    BulkRenewDialogProps,
    | 'buyer'
    | 'instances'
    | 'quote'
    | 'renew'
    | 'isRefusal'
    | 'unansweredPrice'
    | 'hasAnother'
    | 'together'
    | 'onRenewed'
    | 'onDone'
  > {
  /** After it has closed. */
  onGone: () => void;
}

/** 批量续费 for the rows that were chosen when it opened; loaded when it is first asked for. */
export default function BulkRenew({ onGone, ...rest }: BulkRenewProps) {
  const [open, setOpen] = useState(true);
  return <BulkRenewDialog open={open} onOpenChange={setOpen} onClosed={onGone} {...rest} />;
}
