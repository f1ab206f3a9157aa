import { AmountField } from '@compute-market/components/amount-field';
import { Field } from '@compute-market/components/field';
import type { RefCallBack } from 'react-hook-form';
import { subAccountMessages } from './messages';

interface LimitFieldProps {
  /** What a sub-account may spend in all, or each month, where empty is no limit (decisions 18, 127). */
  of: 'total' | 'month';
  /** What its form holds of it: the sum as text, and where the cursor goes when it is refused. */
  field: { readonly ref: RefCallBack; readonly value: string; readonly onChange: (text: string) => void };
  hint: string;
  error: string | undefined;
  disabled: boolean;
}

/** A limit of a sub-account. */
export function LimitField({ of, field: { ref, value, onChange }, disabled, ...about }: LimitFieldProps) {
  return (
    <Field {...about} optional={of === 'month'} label={subAccountMessages.form.limitOf[of]}>
      <AmountField ref={ref} value={value} disabled={disabled} onValueChange={onChange} />
    </Field>
  );
}
