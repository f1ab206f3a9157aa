import { modifyNotifyPhone } from '@compute-market/contract/calls/account';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { notifyPhoneForm } from '@compute-market/contract/forms/security-forms';
import { api } from '../../api';
import { useSmsCode } from './useSmsCode';
import { useSentForm } from '../useSentForm';

/** 修改通知手机, with a code to the new number. */
export function useNotifyPhoneForm(onDone: () => Promise<void>) {
  const { form, ...submission } = useSentForm({
    schema: notifyPhoneForm,
    defaultValues: { phone: '', code: '' },
    fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    send: async ({ phone, code }) => {
      await api.call(modifyNotifyPhone, { notify_phone: phone, code });
      await onDone();
    },
  });
  return { form, ...submission, onRequestCode: useSmsCode(form, SMS_SCENE.notifyPhone) };
}
