/** Words about the next charge. Apart from the others: the top bar does without them. */
export const nextMessages = {
  /** Of what nothing but hours lie ahead. */
  hourly: '按小时扣费',
  perDay: '/天',
  hourlyOfDay: (day: string) => `按小时扣费 ${day}/天`,
  beside: (day: string) => `另按小时扣费 ${day}/天`,
  nextAnd: (next: string, beside: string) => `${next}，${beside}`,
} as const;
