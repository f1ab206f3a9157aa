import { buyPowerMoney } from '@compute-market/contract/calls/payment';
import { voucherForm, type VoucherForm, type VoucherOrder } from '@compute-market/contract/forms/voucher-form';
import { yuanFromFen, type Fen } from '@compute-market/contract/rules/money';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useSubmission } from '../useSubmission';
import { randomId } from '../../api/random-id';

/** 购买算力券 out of the booked balance; `onBought` is called once it is done. A repeated attempt at the same sum is the same purchase. */
export function useVoucherForm(balance: Fen, onBought: () => Promise<void>) {
  const form = useForm<VoucherForm, unknown, VoucherOrder>({
    resolver: zodResolver(voucherForm(balance)),
    defaultValues: { amount: '' },
  });
  const intention = useRef<{ readonly amount: Fen; readonly key: string } | null>(null);
  const submission = useSubmission({
    form,
    fields: { BALANCE_SHORT: 'amount' },
    send: async ({ amount }) => {
      if (intention.current?.amount !== amount) intention.current = { amount, key: randomId() };
      await api.call(buyPowerMoney, { amount: yuanFromFen(amount) }, { idempotencyKey: intention.current.key });
      await onBought();
    },
  });
  return { form, ...submission };
}
