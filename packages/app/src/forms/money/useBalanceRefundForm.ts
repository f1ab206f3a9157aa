import { requestBalanceRefund } from '@compute-market/contract/calls/balance-refund';
import { sendSmsCode } from '@compute-market/contract/calls/session';
import type { BalanceRefundable } from '@compute-market/contract/entities/balance-refund';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import {
  balanceRefundForm,
  type BalanceRefundForm,
  type BalanceRefundOrder,
} from '@compute-market/contract/forms/balance-refund-form';
import { yuanFromFen } from '@compute-market/contract/rules/money';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { createIntention } from '../../api/intention';
import { randomId } from '../../api/random-id';
import { useCodeRequest } from '../account/useCodeRequest';
import { useSubmission } from '../useSubmission';

/** 申请余额退款. Tried again with the same code it is the same refund; a definite no ends it. */
export function useBalanceRefundForm(refundable: BalanceRefundable, phone: string, onDone: () => Promise<void>) {
  const resolver = useMemo(() => zodResolver(balanceRefundForm(refundable)), [refundable]);
  const form = useForm<BalanceRefundForm, unknown, BalanceRefundOrder>({
    resolver,
    mode: 'onTouched',
    defaultValues: { amount: '', holder: '', bank_name: '', bank_account: '', code: '' },
  });
  const intention = useMemo(() => createIntention(randomId), []);
  const submission = useSubmission({
    form,
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
