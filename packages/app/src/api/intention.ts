import { ApiError } from './errors';
import { randomId } from './random-id';

/**
 * Gives each intention of a person its idempotency key: the same while it is tried again, another once it is settled or has changed
 * (decisions 11). What was changed and changed back is the one that was not answered.
 */
export function createIntention(newId: () => string) {
  const unanswered = new Map<string, string>();

  return {
    /** Sends this body with its key. A definite answer, yes or no, settles it: what follows is another intention. Without one `onUnclear` reads again what it may have changed. */
    async send<Answer>(
      body: object,
      work: (idempotencyKey: string) => Promise<Answer>,
      onUnclear?: () => unknown,
    ): Promise<Answer> {
      const text = JSON.stringify(body);
      const key = unanswered.get(text) ?? newId();
      unanswered.set(text, key);
      try {
        const answer = await work(key);
        unanswered.delete(text);
        return answer;
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'refused') unanswered.delete(text);
        else onUnclear?.();
        throw error;
      }
    },
  };
}

const kept = new Map<string, ReturnType<typeof createIntention>>();

/** What an account wants of one kind, also after the dialog in which it was not answered was closed. `owner`: whose it is. */
export function keptIntention(kind: string, owner: string) {
  const name = `${kind}:${owner}`;
  const intention = kept.get(name) ?? createIntention(randomId);
  kept.set(name, intention);
  return intention;
}
