import { Dialog } from '@compute-market/components/dialog';
import { LinkButton } from '@compute-market/components/link-button';
import { Tabs } from '@compute-market/components/tabs';
import { routes } from '@compute-market/contract/routes';
import { useState } from 'react';
import { ClaimCenter } from './ClaimCenter';
import type { CouponQuery } from './coupon-query';
import type { CouponScreenProps } from './CouponScreen';
import { DialogRoom } from './CouponScreen.styles';
import { HeldCoupons } from './HeldCoupons';
import { couponMessages as messages } from './messages';

const tabs = ['centre', 'unused'] as const;

export interface CouponDialogProps
  extends Pick<
    CouponScreenProps,
    | 'coupons'
    | 'groups'
    | 'now'
    | 'pendingGroup'
    | 'pendingOffer'
    | 'pendingCoupon'
    | 'onClaim'
    | 'onPutInOffer'
    | 'onRedeem'
    | 'onRetry'
  > {
  open: boolean;
  onClose: () => void;
}

/** The app-wide coupon dialog: what can be claimed and what can be used, without leaving the page (screens C). */
export function CouponDialog({ open, onClose, ...props }: CouponDialogProps) {
  const [query, setQuery] = useState<CouponQuery>({ tab: 'centre', kind: 'all', sort: 'expiry' });
  const held = query.tab !== 'centre';
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="lg"
      title={messages.dialogTitle}
      footer={
        <LinkButton href={routes.coupon.to()} onClick={onClose}>
          {messages.toWallet}
        </LinkButton>
      }
    >
      <Tabs
        label={messages.tabsLabel}
        value={held ? 'unused' : 'centre'}
        onValueChange={(tab) => setQuery({ ...query, tab })}
        items={tabs.map((value) => ({ value, label: messages.tabs[value] }))}
      >
        <DialogRoom>
          {held ? (
            <HeldCoupons {...props} tab="unused" query={query} onQueryChange={setQuery} onUse={onClose} />
          ) : (
            <ClaimCenter {...props} query={query} onQueryChange={setQuery} />
          )}
        </DialogRoom>
      </Tabs>
    </Dialog>
  );
}
