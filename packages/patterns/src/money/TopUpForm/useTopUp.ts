import { PAY_TYPE } from '@compute-market/contract/enumerations';
import type { Fen } from '@compute-market/contract/rules/money';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { amountOf } from '../amount';
import type { TopUpProps } from './TopUpForm';

/** A top-up as the page around its form sees it. */
export interface TopUp extends Pick<TopUpProps, 'submitting' | 'status'> {
  /** Id of the form. */
  readonly id: string;
  /** The chosen sum; null while there is none. */
  readonly amount: Fen | null;
  /** Paid by a transfer: there is nothing to submit. */
  readonly transfer: boolean;
}

/** Reads the sum and the way to pay out of the form, for the buttons and figures around it. */
export function useTopUp({ form, submitting, status }: Pick<TopUpProps, 'form' | 'submitting' | 'status'>): TopUp {
  const [text, payType] = useWatch({ control: form.control, name: ['amount', 'pay_type'] });
  return { id: useId(), amount: amountOf(text), transfer: payType === PAY_TYPE.corporateTransfer, submitting, status };
}
