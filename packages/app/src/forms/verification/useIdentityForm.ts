import { confirmIdentityCard } from '@compute-market/contract/calls/verification';
import { identityForm, type IdentityForm } from '@compute-market/contract/forms/verification-forms';
import { useCallback, useRef } from 'react';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';

const empty: IdentityForm = { name: '', id_number: '', valid_begin: '', valid_end: '' };

/** 确认身份信息: `fill` takes what was read from a side of the card. */
export function useIdentityForm(onConfirmed: () => void) {
  const read = useRef(empty);
  const { form, ...submission } = useSentForm({
    schema: identityForm,
    defaultValues: empty,
    fields: { VERIFICATION_MISMATCH: 'name' },
    send: async (values) => {
      const { name, id_number } = read.current;
      await api.call(confirmIdentityCard, {
        ...values,
        corrected: values.name !== name || values.id_number !== id_number,
      });
      onConfirmed();
    },
  });
  const { setValue } = form;
  const fill = useCallback(
    (part: Partial<IdentityForm>) => {
      read.current = { ...read.current, ...part };
      for (const [name, text] of Object.entries(part)) setValue(name as keyof IdentityForm, text);
    },
    [setValue],
  );
  return { form, ...submission, fill };
}
