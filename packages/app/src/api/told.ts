/**
 * What was told of each question. A person who asks again is told again; what asks by itself tells one reason once, until the question is
 * answered (decisions 32).
 */
export function createTold() {
  const reasons = new Map<string, string>();
  return {
    isNews(question: string, reason: string, automatic: boolean): boolean {
      const known = automatic && reasons.get(question) === reason;
      reasons.set(question, reason);
      return !known;
    },
    forget: (question: string) => void reasons.delete(question),
  };
}
