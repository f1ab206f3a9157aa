import { addSshKey } from '@compute-market/contract/calls/ssh-key';
import type { SshKey } from '@compute-market/contract/entities/ssh-key';
import { sshKeyForm, type SshKeyForm } from '@compute-market/contract/forms/ssh-key-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useSubmission } from '../useSubmission';

/** 添加 SSH 公钥. */
export function useSshKeyForm(onDone: (added: SshKey) => void) {
  const form = useForm<SshKeyForm>({
    resolver: zodResolver(sshKeyForm),
    mode: 'onTouched',
    defaultValues: { name: '', public_key: '' },
  });
  const submission = useSubmission({
    form,
    fields: { CONFLICT: 'public_key', INVALID_REQUEST: 'public_key' },
    send: async (values) => onDone(await api.call(addSshKey, values)),
  });
  return { form, ...submission };
}
