/** How a rental is paid: a period ahead, or hour by hour until it is stopped, the unused minutes coming back (decisions 144). */
export const BILLING = { prepaid: 'prepaid', usage: 'usage' } as const;
export type Billing = (typeof BILLING)[keyof typeof BILLING];
export const BILLING_LABELS: Readonly<Record<Billing, string>> = { prepaid: '包时', usage: '按量计费' };
