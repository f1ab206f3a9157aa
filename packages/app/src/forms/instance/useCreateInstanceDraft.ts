import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { blankForm } from '@compute-market/patterns/instance/CreateInstanceScreen';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useKeptValues } from '../useKeptValues';
import { createInstanceDraft } from './create-instance-draft';

interface DraftInput {
  form: UseFormReturn<CreateInstanceForm>;
  link: Partial<CreateInstanceForm>;
  search: string;
  /** Null until it is known who fills the form. */
  owner: string | null;
  /** Replaces what the market does not have; null until the market is known. Must keep its identity. */
  fit: ((values: CreateInstanceForm) => CreateInstanceForm) | null;
  /** Whether the second form has another image in place of that of the first. */
  isReplaced: (wished: CreateInstanceForm, fitted: CreateInstanceForm) => boolean;
}

/** What a form starts with. `owner` is null while it is not known for whom. */
interface Start {
  readonly owner: string | null;
  readonly restored: boolean;
  /** Whether a person changed it before it was known whose it is. */
  readonly changed: boolean;
  readonly values: CreateInstanceForm;
  /** What they were before the market was known. */
  readonly wished: CreateInstanceForm;
}

/** Starts the form from the address and from what its owner had not sent, and keeps what is filled in (screens A5). */
export function useCreateInstanceDraft({ form, link, search, owner, fit, isReplaced }: DraftInput) {
  const [start, setStart] = useState<Start>();
  const [cleared, setCleared] = useState(false);
  const { isDirty } = form.formState;
  const blank = useMemo(() => ({ ...blankForm, ...link }), [link]);

  // Once the market is known, and again when it becomes known whose form it is. What was changed meanwhile stays.
  if (fit !== null && start?.owner !== owner) {
    const kept = isDirty ? null : owner === null ? null : createInstanceDraft.read(owner, search);
    const wished = isDirty ? form.getValues() : (kept ?? blank);
    setStart({ owner, restored: kept !== null, changed: isDirty, values: fit(wished), wished });
  }

  useEffect(() => {
    if (start === undefined) return;
    form.reset(start.values);
    if ((start.restored || start.changed) && start.owner !== null)
      createInstanceDraft.adopt(start.owner, search, start.values);
  }, [start, search, form]);

  const keep = useCallback(() => {
    if (start?.owner) createInstanceDraft.save(start.owner, search, form.getValues());
  }, [start, search, form]);
  const forget = useCallback(() => {
    if (start?.owner) createInstanceDraft.clear(start.owner, search);
  }, [start, search]);

  const unsent = start !== undefined && (start.restored || start.changed) && !cleared;
  useKeptValues(form, { keep, forget, restored: unsent });

  const clear = useCallback(() => {
    forget();
    setCleared(true);
    form.reset(fit === null ? blank : fit(blank));
  }, [forget, blank, fit, form]);

  const restored = unsent && start.restored;
  const begun = cleared && fit !== null ? { wished: blank, values: fit(blank) } : start;
  const replacedBy = begun && isReplaced(begun.wished, begun.values) ? begun.values.image_name : undefined;
  return useMemo(() => ({ restored, replacedBy, keep, forget, clear }), [restored, replacedBy, keep, forget, clear]);
}
