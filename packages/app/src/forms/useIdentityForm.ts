import { confirmIdentityCard } from '@compute-market/contract/calls/verification';
import { identityForm, type IdentityForm } from '@compute-market/contract/forms/verification-forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../api';
import { useSubmission } from './useSubmission';

const empty: IdentityForm = { name: '', id_number: '', valid_begin: '', valid_end: '' };

/** 确认身份信息: starts with what was read from the card. */
export function useIdentityForm(onConfirmed: () => void) {
  const form = useForm<IdentityForm>({ resolver: zodResolver(identityForm), mode: 'onTouched', defaultValues: empty });
  const submission = useSubmission({
    form,
    fields: { VERIFICATION_MISMATCH: 'name' },
    send: async (values) => {
      const { dirtyFields } = form.formState;
      await api.call(confirmIdentityCard, { ...values, corrected: dirtyFields.name === true || dirtyFields.id_number === true }, { quiet: true });
      onConfirmed();
    },
  });
  return { form, ...submission };
}
