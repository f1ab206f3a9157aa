import { fenFromYuan, formatYuanNumber } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { QuickTopUpDialog, type QuickTopUpDialogProps } from '@compute-market/patterns/money/QuickTopUpDialog';
import { walletOf } from '@compute-market/patterns/wallet';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { brand } from '../../brand';
import { closePayment } from '../../flows/payment';
import { isPaying } from '../../flows/reduce-payment';
import { useTopUpForm } from '../../forms/money/useTopUpForm';
import { dialogs } from '../../state/dialogs';
import { hostPayment, payment } from '../../state/payment';
import { user } from '../../state/user';
import type { HostedDialogProps } from '../shell/dialogs';
import { moneyRouteMessages as messages } from './messages';
import { usePaymentPanel } from './usePaymentPanel';
import { usePaymentShown } from './usePaymentShown';

/** Whole yuan are paid: what is missing is rounded up (screens C). */
const roundedUp = (missing: number) => formatYuanNumber(Math.ceil(missing), 0);

/** The payment in the dialog; an order that waits for the money is what its success leads back to. */
function useStep(close: () => void): QuickTopUpDialogProps['payment'] {
  const { forOrder } = useSnapshot(dialogs);
  const shown = usePaymentShown();
  const panel = { ...usePaymentPanel(close), onChangeMethod: closePayment };
  if (!shown) return null;
  return forOrder ? { ...panel, labels: { finish: messages.backToOrder }, onFinish: close } : panel;
}

/** Whether the order under way began here: over 充值 it may be that page's own. */
function useOwnOrder(submit: ReturnType<typeof useTopUpForm>['onSubmit']) {
  const began = useRef(false);
  return {
    onSubmit: (event: Parameters<typeof submit>[0]) => {
      began.current ||= !isPaying(payment.state);
      return submit(event);
    },
    isOwn: () => began.current,
  };
}

/** Another page has nothing to do with what the money was for. */
function useLeaving(open: boolean, close: () => void) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(pathname);
  const left = open && opened !== pathname;
  if (!open && opened !== pathname) setOpened(pathname);
  useEffect(() => {
    if (left) close();
  });
}

interface TopUpProps extends HostedDialogProps {
  readonly missing: number | null;
  readonly onClosed: () => void;
}

function TopUp({ open, onClose, onClosed, missing }: TopUpProps) {
  const { info } = useSnapshot(user);
  const { pathname } = useLocation();
  const topUp = useTopUpForm(missing === null ? undefined : roundedUp(missing), { keeps: true });
  const { onSubmit, isOwn } = useOwnOrder(topUp.onSubmit);
  // What goes away shows the same until it has gone, though the payment is over.
  const [last, setLast] = useState<QuickTopUpDialogProps['payment']>(null);
  const close = () => {
    setLast(step);
    onClose();
    // Its code would open over another page later; what stands on the payment's own page is not this dialog's.
    if (step !== null || (isOwn() && topUp.submitting && pathname !== routes.pay.path)) closePayment();
  };
  const step = useStep(close);
  useLeaving(open, close);
  if (info === null) return null;
  return (
    <QuickTopUpDialog
      {...topUp}
      onSubmit={onSubmit}
      open={open}
      onClose={close}
      onClosed={onClosed}
      missing={missing === null ? null : fenFromYuan(missing)}
      payment={open ? step : last}
      accumulated={walletOf(info).accumulated}
      accountId={info.Id}
      bankAccount={brand.bankAccount}
    />
  );
}

/** The app-wide quick top-up. A new opening or a new shortage starts a new form. */
export function QuickTopUp({ open, onClose }: HostedDialogProps) {
  const { missingYuan } = useSnapshot(dialogs);
  const [missing, setMissing] = useState(missingYuan);
  const [turn, setTurn] = useState(0);
  useLayoutEffect(() => (open ? hostPayment() : undefined), [open]);
  // Closing forgets what was missing; the dialog says it until it has gone.
  if (open && missing !== missingYuan) setMissing(missingYuan);
  return (
    <TopUp
      key={`${turn} ${missing}`}
      open={open}
      onClose={onClose}
      onClosed={() => setTurn(turn + 1)}
      missing={missing}
    />
  );
}
