/** Words about the next charge. Apart from the others: the top bar does without them. */
export const nextMessages = {
  /** Where nothing lies ahead but what is taken all the time. */
  steady: '持续扣费',
  perDay: '/天',
  steadyOfDay: (day: string) => `持续扣费 ${day}/天`,
  beside: (day: string) => `另有持续扣费 ${day}/天`,
  nextAnd: (next: string, beside: string) => `${next}，${beside}`,
} as const;
