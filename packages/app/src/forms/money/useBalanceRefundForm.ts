import { requestBalanceRefund } from '@compute-market/contract/calls/balance-refund';
import { sendSmsCode } from '@compute-market/contract/calls/session';
import type { BalanceRefundable } from '@compute-market/contract/entities/balance-refund';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { balanceRefundForm } from '@compute-market/contract/forms/balance-refund-form';
import { yuanFromFen } from '@compute-market/contract/rules/money';
import { useMemo } from 'react';
import { api } from '../../api';
import { createIntention } from '../../api/intention';
import { randomId } from '../../api/random-id';
import { useCodeRequest } from '../account/useCodeRequest';
import { useSentForm } from '../useSentForm';

/** 申请余额退款. Tried again with the same code it is the same refund; a definite no ends it. */
export function useBalanceRefundForm(refundable: BalanceRefundable, phone: string, onDone: () => Promise<void>) {
  const schema = useMemo(() => balanceRefundForm(refundable), [refundable]);
  const intention = useMemo(() => createIntention(randomId), []);
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
      const body = { amount: yuanFromFen(amount), code, ...account };
      await intention.send(body, (idempotencyKey) => api.call(requestBalanceRefund, body, { idempotencyKey }));
      await onDone();
    },
  });
  return {
    form,
    ...submission,
    onRequestCode: useCodeRequest(form, () => api.call(sendSmsCode, { phone, scene: SMS_SCENE.balanceRefund })),
  };
}
