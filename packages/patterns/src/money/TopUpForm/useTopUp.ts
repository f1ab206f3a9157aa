import { PAY_TYPE } from '@compute-market/contract/enumerations';
import type { Fen } from '@compute-market/contract/rules/money';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { takesTransfers } from '@compute-market/contract/brand';
import { amountOf } from '../amount/amount';
import { topUpFormMessages as messages } from './messages';
import type { TopUpProps } from './TopUpForm';

/** A top-up as the page around its form sees it. */
export interface TopUp extends Pick<TopUpProps, 'submitting' | 'status'> {
  /** Id of the form. */
  readonly id: string;
  /** The chosen sum; null while there is none. */
  readonly amount: Fen | null;
  /** Paid by a transfer: there is nothing to submit. */
  readonly transfer: boolean;
  /** Why nothing can be submitted, with what to do; null where the chosen way is open. */
  readonly closed: string | null;
}

/** Reads the sum and the way to pay out of the form, for the buttons and figures around it. */
export function useTopUp({
  form,
  submitting,
  status,
  bankAccount,
  byCode = true,
}: Pick<TopUpProps, 'form' | 'submitting' | 'status' | 'bankAccount' | 'byCode'>): TopUp {
  const [text, payType] = useWatch({ control: form.control, name: ['amount', 'pay_type'] });
  const transfer = payType === PAY_TYPE.corporateTransfer;
  const instead = takesTransfers(bankAccount) ? messages.transferInstead : messages.noWay;
  return {
    id: useId(),
    amount: amountOf(text),
    transfer,
    closed: transfer || byCode ? null : instead,
    submitting,
    status,
  };
}
