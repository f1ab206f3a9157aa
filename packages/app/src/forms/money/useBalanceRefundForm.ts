import { requestBalanceRefund } from '@compute-market/contract/calls/balance-refund';
import { sendSmsCode } from '@compute-market/contract/calls/session';
import type { BalanceRefundable } from '@compute-market/contract/entities/balance-refund';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { balanceRefundForm } from '@compute-market/contract/forms/balance-refund-form';
import { yuanFromFen } from '@compute-market/contract/rules/money';
import { useMemo } from 'react';
import { api } from '../../api';
import { keptIntention } from '../../api/intention';
import { endCode, purposeOf, useCodeRequest } from '../account/useCodeRequest';
import { useSentForm } from '../useSentForm';

interface Refund {
  /** Who asks for it. */
  readonly owner: string;
  readonly refundable: BalanceRefundable;
  readonly phone: string;
  readonly onDone: () => Promise<void>;
}

/** 申请余额退款. Tried again it is the same refund, also after it was closed and with another code, which only confirms it; a definite no ends it. */
export function useBalanceRefundForm({ owner, refundable, phone, onDone }: Refund) {
  const schema = useMemo(() => balanceRefundForm(refundable), [refundable]);
  const { form, ...submission } = useSentForm({
    schema,
    defaultValues: { amount: '', holder: '', bank_name: '', bank_account: '', code: '' },
    fields: {
      CODE_WRONG: 'code',
      CODE_EXPIRED: 'code',
      BALANCE_REFUND_SHORT: 'amount',
      VERIFICATION_MISMATCH: 'holder',
    },
    send: async ({ amount, code, holder, bank_name, bank_account }) => {
      const account = holder === '' ? {} : { holder, bank_name, bank_account };
      const wish = { amount: yuanFromFen(amount), ...account };
      await keptIntention('refund', owner).send(wish, (idempotencyKey) =>
        api.call(requestBalanceRefund, { ...wish, code }, { idempotencyKey }),
      );
      await onDone();
      endCode(purposeOf(SMS_SCENE.balanceRefund, phone));
    },
  });
  return {
    form,
    ...submission,
    onRequestCode: useCodeRequest(
      form,
      () => purposeOf(SMS_SCENE.balanceRefund, phone),
      () => api.call(sendSmsCode, { phone, scene: SMS_SCENE.balanceRefund }),
    ),
  };
}
