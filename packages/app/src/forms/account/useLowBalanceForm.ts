import { lowBalanceForm, type LowBalance, type LowBalanceForm } from '@compute-market/contract/forms/low-balance-form';
import { amountForField, type Fen } from '@compute-market/contract/rules/money';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSubmission } from '../useSubmission';

/** 余额不足提醒, from the present sum in yuan. `save` is given the new one in fen and rejects with ApiError. */
export function useLowBalanceForm(threshold: number, save: (threshold: Fen) => Promise<void>) {
  const form = useForm<LowBalanceForm, unknown, LowBalance>({
    resolver: zodResolver(lowBalanceForm),
    defaultValues: { threshold: amountForField(threshold) },
  });
  return {
    form,
    ...useSubmission({ form, fields: { INVALID_REQUEST: 'threshold' }, send: (values) => save(values.threshold) }),
  };
}
