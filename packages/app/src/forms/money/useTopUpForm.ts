import { takesTransfers } from '@compute-market/contract/brand';
import { DEFAULT_TOP_UP_YUAN } from '@compute-market/contract/constants';
import { PAY_TYPE } from '@compute-market/contract/enumerations';
import { rechargeForm, type RechargeForm, type RechargeOrder } from '@compute-market/contract/forms/recharge-form';
import { formatYuanNumber } from '@compute-market/contract/rules/money';
import { paymentDefaults } from '@compute-market/patterns/money/payment-state';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { brand } from '../../brand';
import { submitPayment } from '../../flows/payment';
import { payment } from '../../state/payment';
import { user } from '../../state/user';

const defaults: RechargeForm = { amount: formatYuanNumber(DEFAULT_TOP_UP_YUAN, 0), pay_type: paymentDefaults.payType };

/**
 * The top-up form and its submission. `generation` changes when the form went back to its defaults, because the payment's dialog was closed
 * (product §4); one that stands in the same dialog `keeps` what was chosen. Where no codes are paid it stands at the transfer (decisions 138).
 */
export function useTopUpForm(amount: string = defaults.amount, { keeps = false }: { readonly keeps?: boolean } = {}) {
  const form = useForm<RechargeForm, unknown, RechargeOrder>({
    resolver: zodResolver(rechargeForm),
    defaultValues: { ...defaults, amount },
  });
  const { state, shown } = useSnapshot(payment);
  const [generation, setGeneration] = useState(0);
  const { reset, setValue } = form;
  const byCode = useSnapshot(user).info?.PaysByCode ?? true;

  useEffect(() => {
    if (!byCode && takesTransfers(brand.bankAccount)) setValue('pay_type', PAY_TYPE.corporateTransfer);
  }, [byCode, setValue]);

  useEffect(() => {
    if (!shown || keeps) return undefined;
    // Runs when the dialog that was shown closes.
    return () => {
      reset(defaults);
      setGeneration((count) => count + 1);
    };
  }, [shown, keeps, reset]);

  return {
    form,
    generation,
    byCode,
    onSubmit: form.handleSubmit((order) => submitPayment({ amount: order.amount, payType: order.pay_type })),
    submitting: !shown && (state.step === 'creating' || state.step === 'waitingQr'),
    status: state.step === 'waitingQr' ? state.reason : null,
  };
}
