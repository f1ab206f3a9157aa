import { Alert } from '@compute-market/components/alert';
import { AmountField } from '@compute-market/components/amount-field';
import { Button } from '@compute-market/components/button';
import { CodeField } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import { TextField } from '@compute-market/components/text-field';
import type { BalanceRefundable } from '@compute-market/contract/entities/balance-refund';
import type { BalanceRefundForm, BalanceRefundOrder } from '@compute-market/contract/forms/balance-refund-form';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { useController, type UseFormReturn } from 'react-hook-form';
import { FormDialog, type DialogControl, type DialogForm } from '../../form-dialog';
import { amountOf } from '../amount';
import { Plan } from './BalanceRefundScreen.styles';
import { balanceRefundMessages } from './messages';
import { planOf } from './refund-view';

const words = balanceRefundMessages.dialog;
type Form = UseFormReturn<BalanceRefundForm, unknown, BalanceRefundOrder>;

export interface RefundDialogProps extends DialogControl, DialogForm<BalanceRefundForm, BalanceRefundOrder> {
  refundable: BalanceRefundable;
  /** The account's phone, which the code goes to. */
  phone: string;
  /** Resolves to whether a code was sent. */
  onRequestCode: () => Promise<boolean>;
}

/** The account of a transfer, or the way to the verification that one needs. */
function AccountFields({ form, holders, onLeave }: { form: Form; holders: readonly string[]; onLeave: () => void }) {
  const {
    register,
    formState: { errors, isSubmitting },
  } = form;
  if (holders.length === 0)
    return (
      <Alert
        tone="warn"
        action={
          <Link href={routes.verification.to()} onClick={onLeave}>
            {words.verify}
          </Link>
        }
      >
        {words.unverified}
      </Alert>
    );
  return (
    <>
      <Field label={words.holder} hint={words.holderHint(holders.join('、'))} error={errors.holder?.message}>
        <TextField autoComplete="off" readOnly={isSubmitting} {...register('holder')} />
      </Field>
      <Field label={words.bankName} error={errors.bank_name?.message}>
        <TextField autoComplete="off" readOnly={isSubmitting} {...register('bank_name')} />
      </Field>
      <Field label={words.bankAccount} error={errors.bank_account?.message}>
        <TextField autoComplete="off" inputMode="numeric" readOnly={isSubmitting} {...register('bank_account')} />
      </Field>
    </>
  );
}

/** 申请余额退款: how much, where it goes, and a code to the account's phone (decisions 43). */
export function RefundDialog({ refundable, phone, onRequestCode, ...props }: RefundDialogProps) {
  const { form } = props;
  const {
    register,
    formState: { errors, isSubmitting },
  } = form;
  const {
    field: { ref, name, value, onBlur, onChange },
    fieldState,
  } = useController({ control: form.control, name: 'amount' });
  const most = fenFromYuan(refundable.Refundable);
  const { lines, byTransfer } = planOf(amountOf(value), refundable);
  return (
    <FormDialog {...props} title={words.title} description={words.intro} submitLabel={words.submit}>
      <Field
        label={words.amount}
        hint={words.most(formatMoney(most))}
        error={fieldState.error?.message}
        action={
          <Button
            variant="text"
            size="sm"
            disabled={isSubmitting}
            onClick={() => onChange(formatMoney(most, { symbol: '' }))}
          >
            {words.all}
          </Button>
        }
      >
        <AmountField
          ref={ref}
          name={name}
          value={value}
          disabled={isSubmitting}
          onBlur={onBlur}
          onValueChange={onChange}
        />
      </Field>
      <Field label={words.plan} group>
        {lines.length === 0 ? (
          <p>{words.planEmpty}</p>
        ) : (
          <Plan>
            {lines.map(({ target, fen }) => (
              <li key={target}>
                <span>{target}</span>
                <Money fen={fen} />
              </li>
            ))}
          </Plan>
        )}
      </Field>
      {byTransfer && <AccountFields form={form} holders={refundable.Holders} onLeave={props.onClose} />}
      <Field label={words.code(maskPhone(phone))} error={errors.code?.message}>
        <CodeField readOnly={isSubmitting} onRequest={onRequestCode} {...register('code')} />
      </Field>
      <Alert tone="info">{balanceRefundMessages.sum.later}</Alert>
    </FormDialog>
  );
}
