/** Whether this account agreed to the terms of tickets before, in this browser: then it is not asked again. */
const keyOf = (owner: string) => `work-order-agreed:${owner}`;

export const hasAgreed = (owner: string): boolean => localStorage.getItem(keyOf(owner)) === '1';
export const rememberAgreed = (owner: string): void => localStorage.setItem(keyOf(owner), '1');
