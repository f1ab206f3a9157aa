import { Alert } from '@compute-market/components/alert';
import { AmountField } from '@compute-market/components/amount-field';
import { Button } from '@compute-market/components/button';
import { CodeField, type CodeRequest } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { Money } from '@compute-market/components/money';
import { TextField } from '@compute-market/components/text-field';
import type { BalanceRefundable } from '@compute-market/contract/entities/balance-refund';
import type { BalanceRefundForm, BalanceRefundOrder } from '@compute-market/contract/forms/balance-refund-form';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { useController } from 'react-hook-form';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { amountOf } from '../amount/amount';
import { BankAccountFields } from '../bank-account';
import { Plan } from './BalanceRefundScreen.styles';
import { balanceRefundMessages } from './messages';
import { planOf } from './refund-view';

const words = balanceRefundMessages.dialog;

export interface RefundDialogProps extends DialogControl, DialogForm<BalanceRefundForm, BalanceRefundOrder> {
  refundable: BalanceRefundable;
  /** The account's phone, which the code goes to. */
  phone: string;
  /** Resolves to whether a code was sent. */
  onRequestCode: CodeRequest;
}

/** 申请余额退款: how much, where it goes, and a code to the account's phone (decisions 43). */
export function RefundDialog({ refundable, phone, onRequestCode, ...props }: RefundDialogProps) {
  const { form } = props;
  const fields = formFields(form);
  const { errorOf, input, busy } = fields;
  const {
    field: { ref, name, value, onBlur, onChange },
    fieldState,
  } = useController({ control: form.control, name: 'amount' });
  const holders = refundable.Holders;
  const most = fenFromYuan(refundable.Refundable);
  const { lines, byTransfer } = planOf(amountOf(value), refundable);
  return (
    <FormDialog {...props} title={words.title} description={words.intro} submitLabel={words.submit}>
      <Field
        label={words.amount}
        hint={words.most(formatMoney(most))}
        error={fieldState.error?.message}
        action={
          <Button variant="text" size="sm" disabled={busy} onClick={() => onChange(formatMoney(most, { symbol: '' }))}>
            {words.all}
          </Button>
        }
      >
        <AmountField ref={ref} name={name} value={value} disabled={busy} onBlur={onBlur} onValueChange={onChange} />
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
      {byTransfer && (
        <BankAccountFields
          fields={fields}
          holders={holders}
          unverified={words.unverified}
          onLeave={props.onClose}
          holder={
            <Field label={words.holder} hint={words.holderHint(holders.join('、'))} error={errorOf('holder')}>
              <TextField autoComplete="off" {...input('holder')} />
            </Field>
          }
        />
      )}
      <Field label={words.code(maskPhone(phone))} error={errorOf('code')}>
        <CodeField onRequest={onRequestCode} {...input('code')} />
      </Field>
      <Alert tone="info">{balanceRefundMessages.sum.later}</Alert>
    </FormDialog>
  );
}
