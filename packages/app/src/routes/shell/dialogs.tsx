import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Suspense, useState, type ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { closeDialog, dialogs, type DialogName } from '../../state/dialogs';
import { WidgetBoundary } from './WidgetBoundary';

/** What an app-wide dialog is given; it reads the rest from the stores. */
export interface HostedDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Each app-wide dialog of product §2 and the module that draws it, loaded when it is first opened. */
const pieces = {
  vipIntro: lazyPiece(() => import('./guides').then(({ VipIntro }) => ({ default: VipIntro }))),
  creditIntro: lazyPiece(() => import('./guides').then(({ CreditIntro }) => ({ default: CreditIntro }))),
  fastPay: lazyPiece(() => import('../money/quick-top-up').then(({ QuickTopUp }) => ({ default: QuickTopUp }))),
  coupon: lazyPiece(() => import('../money/coupon-window').then(({ CouponWindow }) => ({ default: CouponWindow }))),
  salesPartner: lazyPiece(() =>
    import('../money/become-partner').then(({ BecomePartner }) => ({ default: BecomePartner })),
  ),
  powerMoneyIntro: lazyPiece(() => import('./guides').then(({ PowerMoneyIntro }) => ({ default: PowerMoneyIntro }))),
};
const hosted: Partial<Record<DialogName, ComponentType<HostedDialogProps>>> = pieces;

/** Where the app-wide dialogs open. The last one stays mounted, so that it can close softly. */
export function DialogHost() {
  const { open } = useSnapshot(dialogs);
  const [last, setLast] = useState<DialogName | null>(null);
  if (open !== null && open !== last) setLast(open);
  const Shown = last === null ? undefined : hosted[last];
  if (Shown === undefined) return null;
  return (
    <WidgetBoundary key={last}>
      <Suspense fallback={null}>
        <Shown open={open !== null} onClose={closeDialog} />
      </Suspense>
    </WidgetBoundary>
  );
}
