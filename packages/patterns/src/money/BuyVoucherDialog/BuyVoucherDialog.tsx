import { Alert } from '@compute-market/components/alert';
import { AmountField } from '@compute-market/components/amount-field';
import { Button } from '@compute-market/components/button';
import { DescriptionList } from '@compute-market/components/description-list';
import { Dialog } from '@compute-market/components/dialog';
import { Field } from '@compute-market/components/field';
import { LinkButton } from '@compute-market/components/link-button';
import { Money } from '@compute-market/components/money';
import { Stack } from '@compute-market/components/stack';
import type { VoucherForm, VoucherOrder } from '@compute-market/contract/forms/voucher-form';
import { routes } from '@compute-market/contract/routes';
import { fen } from '@compute-market/contract/rules/money';
import { useId } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { amountOf } from '../amount';
import type { Wallet } from '../../wallet';
import { buyVoucherMessages as messages } from './messages';

export interface BuyVoucherDialogProps {
  form: UseFormReturn<VoucherForm, unknown, VoucherOrder>;
  onSubmit: () => void;
  /** Why the last attempt was refused, when no field is to blame. */
  refused: string | null;
  wallet: Wallet;
  open: boolean;
  onClose: () => void;
  /** After the way out has been drawn. */
  onClosed?: () => void;
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
export function BuyVoucherDialog({ form, onSubmit, refused, wallet, open, onClose, onClosed }: BuyVoucherDialogProps) {
  const id = useId();
  const {
    field: { ref, value: text, onChange: write },
    fieldState,
  } = useController({ control: form.control, name: 'amount' });
  const { isSubmitting } = form.formState;
  const amount = amountOf(text) ?? fen(0);
  const short = amount > Math.max(0, wallet.booked);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onClosed={onClosed}
      title={messages.title}
      description={messages.intro}
      busy={isSubmitting}
      scrimCloses={false}
      sheet="auto"
      footer={
        <>
          {short ? (
            <LinkButton href={routes.recharge.to()} onClick={onClose}>
              {messages.topUp}
            </LinkButton>
          ) : (
            <Button onClick={onClose} disabled={isSubmitting}>
              {messages.cancel}
            </Button>
          )}
          <Button type="submit" form={id} variant="primary" loading={isSubmitting}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        gap={12}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {refused !== null && <Alert tone="err">{refused}</Alert>}
        <Field label={messages.amount} hint={messages.hint} error={fieldState.error?.message}>
          <AmountField ref={ref} value={text} disabled={isSubmitting} onValueChange={write} />
        </Field>
        <Effect wallet={wallet} amount={short ? 0 : amount} />
      </Stack>
    </Dialog>
  );
}
