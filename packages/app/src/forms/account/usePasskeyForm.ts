import { confirmPasskey, startPasskey } from '@compute-market/contract/calls/passkey';
import { passkeyForm } from '@compute-market/contract/forms/passkey-form';
import { useState } from 'react';
import { api } from '../../api';
import { CeremonyError, makePasskey } from '../../flows/passkey-ceremony';
import { useSentForm } from '../useSentForm';

/** 添加通行密钥: the password, then the device. `name` is what it is called unless the person calls it otherwise. */
export function usePasskeyForm(name: string, onAdded: () => Promise<void>) {
  const [failure, setFailure] = useState<string | null>(null);
  const { form, refused, ...submission } = useSentForm({
    schema: passkeyForm,
    defaultValues: { name, passwd: '' },
    fields: { OLD_PASSWORD_WRONG: 'passwd' },
    send: async (values) => {
      setFailure(null);
      const { Ticket: ticket, Options } = await api.call(startPasskey, { passwd: values.passwd });
      try {
        const made = await makePasskey(Options);
        await api.call(confirmPasskey, { ticket, name: values.name, made });
      } catch (error) {
        if (!(error instanceof CeremonyError)) throw error;
        setFailure(error.message);
        return;
      }
      await onAdded();
    },
  });
  return { form, ...submission, refused: failure ?? refused };
}
