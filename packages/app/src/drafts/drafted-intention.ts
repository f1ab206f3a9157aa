import * as z from 'zod/mini';
import { keptIntention } from '../api/intention';
import { keptDraft } from './kept-draft';

/**
 * `keptIntention` for what is sent from a draft: kept beside it, also when the page is loaded anew, so that what is sent again from the draft
 * is what was not answered (decisions 236). `terms` checks what was told along when it is read back.
 */
export function draftedIntention(kind: string, owner: string, terms: z.ZodMiniType) {
  const draft = keptDraft('unanswered', z.array(z.object({ wish: z.string(), key: z.string(), terms })));
  return keptIntention(kind, owner, {
    read: () =>
      new Map((draft.read(owner, kind) ?? []).map(({ wish, key, terms: told }) => [wish, { key, terms: told }])),
    write: (unanswered) => {
      if (unanswered.size === 0) draft.clear(owner, kind);
      else
        draft.save(
          owner,
          kind,
          Array.from(unanswered, ([wish, attempt]) => ({ wish, ...attempt })),
        );
    },
  });
}
