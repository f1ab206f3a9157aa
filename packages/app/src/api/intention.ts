import { endsWish } from './ends-wish';
import { randomId } from './random-id';

/** A wish that was sent and has no answer yet: it may have come true. */
export interface Unanswered<Terms> {
  readonly key: string;
  readonly terms: Terms;
}

type AllUnanswered = ReadonlyMap<string, Unanswered<unknown>>;

/** Where wishes without an answer outlast the page. */
interface Store {
  readonly read: () => AllUnanswered;
  readonly write: (unanswered: AllUnanswered) => void;
}

/** A wish as text: the same text is the same wish. */
export const wishText = (wish: object): string => JSON.stringify(wish);

/**
 * Gives each intention of a person its idempotency key: the same while it is tried again, another once it is settled or has changed
 * (decisions 11). What was changed and changed back is the one that was not answered.
 */
export function createIntention(newId: () => string, store?: Store) {
  let unanswered: AllUnanswered = store?.read() ?? new Map();
  const listeners = new Set<() => void>();
  /** Keys of what came true: another try of it that fails later says nothing any more. */
  const done = new Set<string>();

  /** Keeps what is known of a wish by one of its tries. Another attempt that has followed it by now is left alone. */
  function put(text: string, attempt: Unanswered<unknown>, isAnswered: boolean): void {
    if ((unanswered.get(text) ?? attempt).key !== attempt.key) return;
    const next = new Map(unanswered);
    if (isAnswered) next.delete(text);
    else next.set(text, attempt);
    unanswered = next;
    store?.write(next);
    for (const listener of listeners) listener();
  }

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
    const text = wishText(wish);
    const before = unanswered.get(text);
    const attempt = before ?? { key: newId(), terms };
    put(text, attempt, false);
    try {
      // One kind of wish has one kind of terms.
      const answer = await work(attempt.key, attempt.terms as Terms);
      done.add(attempt.key);
      put(text, attempt, true);
      return answer;
    } catch (error) {
      const ended = endsWish(error, before !== undefined);
      // The same wish may have been sent from two places: a no to one says nothing of the other, a yes is the answer to both.
      put(text, attempt, ended || done.has(attempt.key));
      if (!ended) onUnclear?.();
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
    isUnanswered: (wish: object): boolean => unanswered.has(wishText(wish)),
    /** All wishes without an answer by their text, another map after each change. One kind of wish has one kind of terms. */
    lost: <Terms>() => unanswered as ReadonlyMap<string, Unanswered<Terms>>,
    /** Calls back after each change; returns the way to stop. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const kept = new Map<string, ReturnType<typeof createIntention>>();

/** What an account wants of one kind, also after the dialog in which it was not answered was closed. `owner`: whose it is. */
export function keptIntention(kind: string, owner: string, store?: Store) {
  const name = `${kind}:${owner}`;
  const intention = kept.get(name) ?? createIntention(randomId, store);
  kept.set(name, intention);
  return intention;
}
