import { modifyNotifyPhone } from '@compute-market/contract/calls/account';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { notifyPhoneForm, type NotifyPhoneForm } from '@compute-market/contract/forms/security-forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useSmsCode } from './useSmsCode';
import { useSubmission } from '../useSubmission';

/** 修改通知手机, with a code to the new number. */
export function useNotifyPhoneForm(onDone: () => Promise<void>) {
  const form = useForm<NotifyPhoneForm>({
    resolver: zodResolver(notifyPhoneForm),
    mode: 'onTouched',
    defaultValues: { phone: '', code: '' },
  });
  const submission = useSubmission({
    form,
    fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    send: async ({ phone, code }) => {
      await api.call(modifyNotifyPhone, { notify_phone: phone, code });
      await onDone();
    },
  });
  return { form, ...submission, onRequestCode: useSmsCode(form, SMS_SCENE.notifyPhone) };
}
