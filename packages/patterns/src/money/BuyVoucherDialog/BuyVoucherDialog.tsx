import { DescriptionList } from '@compute-market/components/description-list';
import { LinkButton } from '@compute-market/components/link-button';
import { Money } from '@compute-market/components/money';
import { Stack } from '@compute-market/components/stack';
import type { VoucherForm, VoucherOrder } from '@compute-market/contract/forms/voucher-form';
import { routes } from '@compute-market/contract/routes';
import { fen } from '@compute-market/contract/rules/money';
import { useWatch } from 'react-hook-form';
import { FormDialog, type DialogControl, type DialogForm, FormAmountField } from '../../form-dialog';
import { amountOf } from '../amount/amount';
import type { Wallet } from '../../wallet/wallet';
import { buyVoucherMessages as messages } from './messages';

export interface BuyVoucherDialogProps extends DialogControl, DialogForm<VoucherForm, VoucherOrder> {
  wallet: Wallet;
}

/** Balance and vouchers after a purchase of the sum. */
function Effect({ wallet, amount }: { readonly wallet: Wallet; readonly amount: number }) {
  return (
    <DescriptionList
      items={[
        { key: 'balance', term: messages.balance, detail: <Money fen={wallet.balance} /> },
        { key: 'balanceAfter', term: messages.balanceAfter, detail: <Money fen={wallet.booked - amount} /> },
        { key: 'voucherAfter', term: messages.voucherAfter, detail: <Money fen={wallet.voucher + amount} /> },
      ]}
    />
  );
}

/** Turns balance into compute vouchers. Only money that is there counts; there is no way back (product §9; screens B14). */
export function BuyVoucherDialog({ wallet, ...dialog }: BuyVoucherDialogProps) {
  const amount = amountOf(useWatch({ control: dialog.form.control, name: 'amount' })) ?? fen(0);
  const short = amount > Math.max(0, wallet.booked);
  return (
    <FormDialog
      {...dialog}
      title={messages.title}
      description={messages.intro}
      submitLabel={messages.confirm}
      wayOut={
        short ? (
          <LinkButton href={routes.recharge.to()} onClick={dialog.onClose}>
            {messages.topUp}
          </LinkButton>
        ) : undefined
      }
    >
      <Stack gap={12}>
        <FormAmountField form={dialog.form} name="amount" label={messages.amount} hint={messages.hint} />
        <Effect wallet={wallet} amount={short ? 0 : amount} />
      </Stack>
    </FormDialog>
  );
}
