import { endsWish } from './ends-wish';
import { randomId } from './random-id';

interface Unanswered {
  readonly key: string;
  readonly terms: unknown;
}

/**
 * Gives each intention of a person its idempotency key: the same while it is tried again, another once it is settled or has changed
 * (decisions 11). What was changed and changed back is the one that was not answered.
 */
export function createIntention(newId: () => string) {
  const unanswered = new Map<string, Unanswered>();

  /**
   * Sends this wish with its key, at terms that are no wish and may read otherwise by the next try, such as a price: it is sent at those of
   * its first time (ADR 10). For the rest as `send`.
   */
  async function sendAt<Terms, Answer>(
    wish: object,
    terms: Terms,
    work: (idempotencyKey: string, terms: Terms) => Promise<Answer>,
    onUnclear?: () => unknown,
  ): Promise<Answer> {
    const text = JSON.stringify(wish);
    const before = unanswered.get(text);
    const attempt = before ?? { key: newId(), terms };
    unanswered.set(text, attempt);
    try {
      // One kind of wish has one kind of terms.
      const answer = await work(attempt.key, attempt.terms as Terms);
      unanswered.delete(text);
      return answer;
    } catch (error) {
      if (endsWish(error, before !== undefined)) unanswered.delete(text);
      else onUnclear?.();
      throw error;
    }
  }

  return {
    sendAt,
    /** Sends this body with its key. A definite answer, yes or no, settles it: what follows is another intention. Without one `onUnclear` reads again what it may have changed. */
    send: <Answer>(
      body: object,
      work: (idempotencyKey: string) => Promise<Answer>,
      onUnclear?: () => unknown,
    ): Promise<Answer> => sendAt(body, null, work, onUnclear),
    /** Whether this wish was sent and has no answer yet: it may have come true. */
    isUnanswered: (wish: object): boolean => unanswered.has(JSON.stringify(wish)),
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
