import { modifyUserName } from '@compute-market/contract/calls/account';
import { userNameForm, type UserNameForm } from '@compute-market/contract/forms/security-forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useSubmission } from '../useSubmission';

/** 修改用户名, from the present one. */
export function useUserNameForm(name: string, onDone: () => Promise<void>) {
  const form = useForm<UserNameForm>({
    resolver: zodResolver(userNameForm),
    mode: 'onTouched',
    defaultValues: { name },
  });
  const submission = useSubmission({
    form,
    fields: { NAME_TAKEN: 'name', INVALID_REQUEST: 'name' },
    send: async (values) => {
      await api.call(modifyUserName, values);
      await onDone();
    },
  });
  return { form, ...submission };
}
