import { BuyVoucherDialog } from '@compute-market/patterns/money/BuyVoucherDialog';
import { walletOf } from '@compute-market/patterns/wallet';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { User } from '@compute-market/contract/entities/user';
import { draftOwner } from '../../drafts/kept-draft';
import { refreshUser } from '../../flows/account';
import { useVoucherForm } from '../../forms/money/useVoucherForm';
import { showSuccess } from '../../state/toasts';
import { user } from '../../state/user';
import { moneyRouteMessages as messages } from './messages';

interface BuyVoucherProps {
  /** After it has closed. */
  readonly onClosed: () => void;
}

function Purchase({
  info,
  onClosed,
}: BuyVoucherProps & {
  readonly info: Pick<
    User,
    'Id' | 'SubAccount' | 'Money' | 'CreditMoneyQuota' | 'PowerMoney' | 'AccumulatedMoney' | 'VipLevel'
  >;
}) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const wallet = walletOf(info);
  const voucher = useVoucherForm({
    owner: draftOwner(info),
    balance: wallet.booked,
    onBought: async () => {
      close();
      showSuccess(messages.voucherBought);
      await refreshUser();
    },
  });
  return <BuyVoucherDialog {...voucher} wallet={wallet} open={open} onClose={close} onClosed={onClosed} />;
}

/** 购买算力券, over the page it was opened from. */
export function BuyVoucher(props: BuyVoucherProps) {
  const { info } = useSnapshot(user);
  return info === null ? null : <Purchase info={info} {...props} />;
}
