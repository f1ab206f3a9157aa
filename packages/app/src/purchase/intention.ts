/** Gives each intention of a person its idempotency key: the same while it is tried again, another once it is settled or has changed (decisions 11). */
export function createIntention(newId: () => string) {
  let current: { readonly body: string; readonly key: string } | null = null;
  return {
    /** The key under which this body is sent. */
    keyFor(body: object): string {
      const text = JSON.stringify(body);
      if (current?.body !== text) current = { body: text, key: newId() };
      return current.key;
    },
    /** A definite answer came, yes or no: what follows is another intention. */
    settle() {
      current = null;
    },
  };
}
