import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { useSnapshot } from 'valtio';
import { closeDialog, dialogs, type DialogName } from '../../state/dialogs';
import { WidgetBoundary } from './WidgetBoundary';

/** What an app-wide dialog is given; it reads the rest from the stores. */
export interface HostedDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Each app-wide dialog of product §2 and the module that draws it, loaded when it is first opened. */
const hosted: Partial<Record<DialogName, LazyExoticComponent<ComponentType<HostedDialogProps>>>> = {
  vipIntro: lazy(() => import('./guides').then(({ VipIntro }) => ({ default: VipIntro }))),
  creditIntro: lazy(() => import('./guides').then(({ CreditIntro }) => ({ default: CreditIntro }))),
  fastPay: lazy(() => import('../money/quick-top-up').then(({ QuickTopUp }) => ({ default: QuickTopUp }))),
  coupon: lazy(() => import('../money/coupon-window').then(({ CouponWindow }) => ({ default: CouponWindow }))),
  salesPartner: lazy(() => import('../money/become-partner').then(({ BecomePartner }) => ({ default: BecomePartner }))),
  powerMoneyIntro: lazy(() => import('./guides').then(({ PowerMoneyIntro }) => ({ default: PowerMoneyIntro }))),
};

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
