import { BILLING, DUE_MODE, PAY_FIRST, RENTAL_UNIT } from '@compute-market/contract/enumerations';
import type { KeptStartTerms } from '@compute-market/patterns/instance/StartScreen';
import { useState } from 'react';
import * as z from 'zod/mini';
import { keptDraft } from '../drafts/kept-draft';

const draft = keptDraft(
  'restartInstance',
  z.object({
    unit: z.enum(RENTAL_UNIT),
    pack_time: z.int(),
    billing: z.enum(BILLING),
    bandwidth: z.number(),
    due_mode: z.enum(DUE_MODE),
    pay_type_first: z.enum(PAY_FIRST),
  }),
);

/**
 * What was chosen for a start from a kept disk and not yet paid, kept for its owner and its instance (screens A5). `owner` is null until it
 * is known; what is chosen before stays. `changed` tells of choices made since the page came; those that were taken back to the `opening`
 * terms are none.
 */
export function useKeptStartDraft(owner: string | null, instanceName: string, opening: KeptStartTerms) {
  const [read, setRead] = useState<string | null>(null);
  const [terms, setTerms] = useState<KeptStartTerms | null>(null);
  const [restored, setRestored] = useState(false);
  const [changed, setChanged] = useState(false);
  if (owner !== null && owner !== read) {
    setRead(owner);
    const kept = changed ? null : draft.read(owner, instanceName);
    if (kept !== null) setTerms(kept);
    setRestored(kept !== null);
  }
  const forget = () => {
    if (owner !== null) draft.clear(owner, instanceName);
    setChanged(false);
  };
  /** Begins anew. */
  const clear = () => {
    forget();
    setTerms(null);
    setRestored(false);
  };
  return {
    terms,
    restored,
    changed,
    choose: (next: KeptStartTerms) => {
      const fields = Object.keys(opening) as (keyof KeptStartTerms)[];
      if (!restored && fields.every((field) => next[field] === opening[field])) {
        clear();
        return;
      }
      if (owner !== null) draft.save(owner, instanceName, next);
      setTerms(next);
      setChanged(true);
    },
    /** It has been paid. */
    forget,
    clear,
  };
}
