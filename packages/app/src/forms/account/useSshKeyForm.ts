import { addSshKey } from '@compute-market/contract/calls/ssh-key';
import type { SshKey } from '@compute-market/contract/entities/ssh-key';
import { sshKeyForm } from '@compute-market/contract/forms/ssh-key-form';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';

/** 添加 SSH 公钥. */
export function useSshKeyForm(onDone: (added: SshKey) => void) {
  return useSentForm({
    schema: sshKeyForm,
    defaultValues: { name: '', public_key: '' },
    fields: { CONFLICT: 'public_key', INVALID_REQUEST: 'public_key' },
    send: async (values) => onDone(await api.call(addSshKey, values)),
  });
}
