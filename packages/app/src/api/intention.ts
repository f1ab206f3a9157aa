import { ApiError } from './errors';

/** Gives each intention of a person its idempotency key: the same while it is tried again, another once it is settled or has changed (decisions 11). */
export function createIntention(newId: () => string) {
  let current: { readonly body: string; readonly key: string } | null = null;

  function keyFor(body: object): string {
    const text = JSON.stringify(body);
    if (current?.body !== text) current = { body: text, key: newId() };
    return current.key;
  }

  return {
    /** Sends this body with its key. A definite answer, yes or no, settles it: what follows is another intention. */
    async send<Answer>(body: object, work: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> {
      try {
        const answer = await work(keyFor(body));
        current = null;
        return answer;
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'refused') current = null;
        throw error;
      }
    },
  };
}
