import { confirmIdentityCard } from '@compute-market/contract/calls/verification';
import { identityForm, type IdentityForm } from '@compute-market/contract/forms/verification-forms';
import { tidyCardDay } from '@compute-market/contract/rules/card-validity';
import { useCallback, useRef } from 'react';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';

const empty: IdentityForm = { name: '', id_number: '', valid_begin: '', valid_end: '' };
const parts = ['name', 'id_number', 'valid_begin', 'valid_end'] as const;

/** 确认身份信息: `fill` takes what was read from a side of the card. */
export function useIdentityForm(onConfirmed: () => void) {
  const read = useRef(empty);
  const { form, ...submission } = useSentForm({
    schema: identityForm,
    defaultValues: empty,
    fields: { VERIFICATION_MISMATCH: 'name' },
    send: async (values) => {
      const corrected = parts.some((part) => values[part] !== read.current[part]);
      await api.call(confirmIdentityCard, { ...values, corrected });
      onConfirmed();
    },
  });
  const { setValue } = form;
  const fill = useCallback(
    (part: Partial<IdentityForm>) => {
      for (const name of parts) {
        const text = part[name];
        if (text === undefined) continue;
        // A day is shown as the form sends it, however this back end writes it: as it was read it is not corrected.
        const shown = name === 'valid_begin' || name === 'valid_end' ? tidyCardDay(text) : text;
        read.current = { ...read.current, [name]: shown };
        setValue(name, shown);
      }
    },
    [setValue],
  );
  return { form, ...submission, fill };
}
