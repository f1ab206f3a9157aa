import { modifyPassword } from '@compute-market/contract/calls/account';
import { changePasswordForm } from '@compute-market/contract/forms/security-forms';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';

/** 修改登录密码; every session of the account has ended when `onDone` is called. */
export function useChangePasswordForm(onDone: () => Promise<void>) {
  return useSentForm({
    schema: changePasswordForm,
    defaultValues: { old_passwd: '', passwd: '', confirm: '' },
    fields: { OLD_PASSWORD_WRONG: 'old_passwd', INVALID_REQUEST: 'passwd' },
    send: async ({ old_passwd, passwd }) => {
      await api.call(modifyPassword, { old_passwd, new_passwd: passwd });
      await onDone();
    },
  });
}
