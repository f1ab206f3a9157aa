import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { blankForm } from '@compute-market/patterns/instance/CreateInstanceScreen';

/** What was not sent is kept this long, ms (screens A5). */
const lifetime = 24 * 3600 * 1000;

/** Whose draft it is. A visitor's is handed to the account that logs in from it. */
export type DraftOwner = string;
export const visitorDraft: DraftOwner = 'visitor';

interface Draft {
  readonly savedAt: number;
  /** The address it was filled under; another deep link is another wish. */
  readonly search: string;
  readonly values: CreateInstanceForm;
}

const keyOf = (owner: DraftOwner) => `draft:createInstance:${owner}`;

/** A field counts only when it has the type that the form gives it. */
function valuesFrom(stored: Partial<Record<string, unknown>>): CreateInstanceForm {
  const fields = Object.entries(blankForm).map(([name, blank]) => {
    const value = stored[name];
    return [name, blank === null || typeof value === typeof blank ? (value ?? blank) : blank];
  });
  return Object.fromEntries(fields) as CreateInstanceForm;
}

function parse(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const { savedAt, search, values } = JSON.parse(text) as Partial<Draft>;
    if (typeof savedAt !== 'number' || typeof search !== 'string' || typeof values !== 'object') return null;
    return { savedAt, search, values: valuesFrom({ ...values }) };
  } catch {
    return null;
  }
}

export function saveDraft(owner: DraftOwner, search: string, values: CreateInstanceForm, now = Date.now()) {
  sessionStorage.setItem(keyOf(owner), JSON.stringify({ savedAt: now, search, values } satisfies Draft));
}

export const clearDraft = (owner: DraftOwner) => sessionStorage.removeItem(keyOf(owner));

function readOwn(owner: DraftOwner, search: string, now: number): CreateInstanceForm | null {
  const draft = parse(sessionStorage.getItem(keyOf(owner)));
  return draft !== null && draft.search === search && now - draft.savedAt < lifetime ? draft.values : null;
}

/** What its owner had not sent under this address, or had filled in before logging in. */
export const readDraft = (owner: DraftOwner, search: string, now = Date.now()): CreateInstanceForm | null => readOwn(owner, search, now) ?? readOwn(visitorDraft, search, now);

/** Makes a draft that was read its owner's own: the next person at this browser does not find it. */
export function adoptDraft(owner: DraftOwner, search: string, values: CreateInstanceForm, now = Date.now()) {
  clearDraft(visitorDraft);
  saveDraft(owner, search, values, now);
}
