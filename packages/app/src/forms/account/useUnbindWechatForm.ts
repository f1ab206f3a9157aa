import { unbindWechat } from '@compute-market/contract/calls/session';
import { unbindWechatForm, type UnbindWechatForm } from '@compute-market/contract/forms/security-forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useSubmission } from '../useSubmission';

/** 解绑微信, by password. */
export function useUnbindWechatForm(onDone: () => Promise<void>) {
  const form = useForm<UnbindWechatForm>({ resolver: zodResolver(unbindWechatForm), defaultValues: { passwd: '' } });
  const submission = useSubmission({
    form,
    fields: { OLD_PASSWORD_WRONG: 'passwd' },
    send: async (values) => {
      await api.call(unbindWechat, values);
      await onDone();
    },
  });
  return { form, ...submission };
}
