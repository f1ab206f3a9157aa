import { buyPowerMoney } from '@compute-market/contract/calls/payment';
import { voucherForm } from '@compute-market/contract/forms/voucher-form';
import { yuanFromFen, type Fen } from '@compute-market/contract/rules/money';
import { api } from '../../api';
import { keptIntention } from '../../api/intention';
import { useSentForm } from '../useSentForm';

interface Purchase {
  /** Who buys. */
  readonly owner: string;
  readonly balance: Fen;
  readonly onBought: () => Promise<void>;
}

/** 购买算力券 out of the booked balance. A repeated attempt at the same sum is the same purchase, until it was answered. */
export function useVoucherForm({ owner, balance, onBought }: Purchase) {
  return useSentForm({
    schema: voucherForm(balance),
    mode: 'onSubmit',
    defaultValues: { amount: '' },
    fields: { BALANCE_SHORT: 'amount' },
    send: async ({ amount }) => {
      const body = { amount: yuanFromFen(amount) };
      await keptIntention('voucher', owner).send(body, (idempotencyKey) =>
        api.call(buyPowerMoney, body, { idempotencyKey }),
      );
      await onBought();
    },
  });
}
