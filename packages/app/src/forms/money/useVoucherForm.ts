import { buyPowerMoney } from '@compute-market/contract/calls/payment';
import { voucherForm } from '@compute-market/contract/forms/voucher-form';
import { yuanFromFen, type Fen } from '@compute-market/contract/rules/money';
import { useRef } from 'react';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';
import { randomId } from '../../api/random-id';

/** 购买算力券 out of the booked balance; `onBought` is called once it is done. A repeated attempt at the same sum is the same purchase. */
export function useVoucherForm(balance: Fen, onBought: () => Promise<void>) {
  const intention = useRef<{ readonly amount: Fen; readonly key: string } | null>(null);
  return useSentForm({
    schema: voucherForm(balance),
    mode: 'onSubmit',
    defaultValues: { amount: '' },
    fields: { BALANCE_SHORT: 'amount' },
    send: async ({ amount }) => {
      if (intention.current?.amount !== amount) intention.current = { amount, key: randomId() };
      await api.call(buyPowerMoney, { amount: yuanFromFen(amount) }, { idempotencyKey: intention.current.key });
      await onBought();
    },
  });
}
