import { lowBalanceForm } from '@compute-market/contract/forms/low-balance-form';
import { amountForField, type Fen } from '@compute-market/contract/rules/money';
import { useSentForm } from '../useSentForm';

/** 余额不足提醒, from the present sum in yuan. `save` is given the new one in fen and rejects with ApiError. */
export const useLowBalanceForm = (threshold: number, save: (threshold: Fen) => Promise<void>) =>
  useSentForm({
    schema: lowBalanceForm,
    mode: 'onSubmit',
    defaultValues: { threshold: amountForField(threshold) },
    fields: { INVALID_REQUEST: 'threshold' },
    send: (values) => save(values.threshold),
  });
