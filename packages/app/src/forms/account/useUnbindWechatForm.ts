import { unbindWechat } from '@compute-market/contract/calls/session';
import { unbindWechatForm } from '@compute-market/contract/forms/security-forms';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';

/** 解绑微信, by password. */
export function useUnbindWechatForm(onDone: () => Promise<void>) {
  return useSentForm({
    schema: unbindWechatForm,
    mode: 'onSubmit',
    defaultValues: { passwd: '' },
    fields: { OLD_PASSWORD_WRONG: 'passwd' },
    send: async (values) => {
      await api.call(unbindWechat, values);
      await onDone();
    },
  });
}
