import { ConfirmDialog } from '@compute-market/components/confirm-dialog';
import { formatMoney } from '@compute-market/contract/rules/money';
import { useState } from 'react';
import { rechargeCouponMessages as messages } from './messages';
import type { RechargeCoupon } from './RechargeCoupons';

interface PutInDialogProps {
  coupon: RechargeCoupon;
  onConfirm: () => void;
  onClosed: () => void;
}

/** Asks before a coupon becomes balance. */
export default function PutInDialog({ coupon, onConfirm, onClosed }: PutInDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={messages.confirmTitle}
      subject={coupon.name}
      labels={{ confirm: messages.confirmLabel }}
      onConfirm={onConfirm}
    >
      {messages.confirm(formatMoney(coupon.sum))}
    </ConfirmDialog>
  );
}
