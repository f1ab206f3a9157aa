import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { blankForm } from '@compute-market/patterns/instance/CreateInstanceScreen';
import * as z from 'zod/mini';
import { keptDraft } from '../../drafts/kept-draft';

/** A visitor's draft is handed to the account that logs in from it. */
export const visitorDraft = 'visitor';

/** A field counts only when it has the type that the form gives it. */
function valuesFrom(stored: Partial<Record<string, unknown>>): CreateInstanceForm {
  const fields = Object.entries(blankForm).map(([name, blank]) => {
    const value = stored[name];
    return [name, blank === null || typeof value === typeof blank ? (value ?? blank) : blank];
  });
  return Object.fromEntries(fields) as CreateInstanceForm;
}

/** Values of an environment are secrets: they are typed again. */
const withoutSecrets = <Values extends Partial<CreateInstanceForm>>(values: Values): Values => ({
  ...values,
  environment: (values.environment ?? []).map(({ name }) => ({ name, value: '' })),
});

const draft = keptDraft('createInstance', z.pipe(z.record(z.string(), z.unknown()), z.transform(valuesFrom)));

/** By the address it was filled under: another deep link is another wish. */
export const createInstanceDraft = {
  ...draft,
  save: (owner: string, search: string, values: CreateInstanceForm, now?: number) =>
    draft.save(owner, search, withoutSecrets(values), now),
  /** What its owner had not sent under this address, or has filled in since, before logging in: what was kept last. */
  read(owner: string, search: string, now?: number): CreateInstanceForm | null {
    const [own, visitors] = [draft.find(owner, search, now), draft.find(visitorDraft, search, now)];
    return (own !== null && !(visitors !== null && visitors.savedAt > own.savedAt) ? own : visitors)?.values ?? null;
  },
  /** Makes a draft that was read its owner's own: the next person at this browser does not find it. */
  adopt(owner: string, search: string, values: CreateInstanceForm, now?: number) {
    draft.clear(visitorDraft, search);
    draft.save(owner, search, withoutSecrets(values), now);
  },
};
