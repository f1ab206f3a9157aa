import { modifyPassword } from '@compute-market/contract/calls/account';
import { changePasswordForm, type ChangePasswordForm } from '@compute-market/contract/forms/security-forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useSubmission } from '../useSubmission';

/** 修改登录密码; every session of the account has ended when `onDone` is called. */
export function useChangePasswordForm(onDone: () => Promise<void>) {
  const form = useForm<ChangePasswordForm>({
    resolver: zodResolver(changePasswordForm),
    mode: 'onTouched',
    defaultValues: { old_passwd: '', passwd: '', confirm: '' },
  });
  const submission = useSubmission({
    form,
    fields: { OLD_PASSWORD_WRONG: 'old_passwd', INVALID_REQUEST: 'passwd' },
    send: async ({ old_passwd, passwd }) => {
      await api.call(modifyPassword, { old_passwd, new_passwd: passwd });
      await onDone();
    },
  });
  return { form, ...submission };
}
