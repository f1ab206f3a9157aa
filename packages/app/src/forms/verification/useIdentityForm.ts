import { confirmIdentityCard } from '@compute-market/contract/calls/verification';
import { identityForm, type IdentityForm } from '@compute-market/contract/forms/verification-forms';
import { tidyCardDay } from '@compute-market/contract/rules/card-validity';
import { useCallback, useRef } from 'react';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';

const empty: IdentityForm = { name: '', id_number: '', valid_begin: '', valid_end: '' };
const parts = ['name', 'id_number', 'valid_begin', 'valid_end'] as const;

interface IdentityFormInput {
  readonly onConfirmed: () => void;
  /** What was confirmed is sent unchanged: it is not asked again, which would cost one more of the day's tries. Null where it has to be. */
  readonly onUnchanged: (() => void) | null;
}

/** 确认身份信息: `fill` takes what was read from a side of the card. */
export function useIdentityForm({ onConfirmed, onUnchanged }: IdentityFormInput) {
  const read = useRef(empty);
  const confirmed = useRef<IdentityForm>(null);
  const { form, ...submission } = useSentForm({
    schema: identityForm,
    defaultValues: empty,
    fields: { VERIFICATION_MISMATCH: 'name' },
    send: async (values) => {
      const before = confirmed.current;
      if (onUnchanged !== null && before !== null && parts.every((part) => values[part] === before[part]))
        return onUnchanged();
      const corrected = parts.some((part) => values[part] !== read.current[part]);
      await api.call(confirmIdentityCard, { ...values, corrected });
      confirmed.current = values;
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
