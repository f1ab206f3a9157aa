import { modifyUserName } from '@compute-market/contract/calls/account';
import { userNameForm } from '@compute-market/contract/forms/security-forms';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';

/** 修改用户名, from the present one. */
export function useUserNameForm(name: string, onDone: () => Promise<void>) {
  return useSentForm({
    schema: userNameForm,
    defaultValues: { name },
    fields: { NAME_TAKEN: 'name', INVALID_REQUEST: 'name' },
    send: async (values) => {
      await api.call(modifyUserName, values);
      await onDone();
    },
  });
}
