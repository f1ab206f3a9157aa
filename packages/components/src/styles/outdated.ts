import { vars } from '@compute-market/tokens';

/** Amounts of the last answer while a new one is on its way: grey, and as readable as any other words. */
export const outdated = `&, & * { color: ${vars.color.text.tertiary}; }`;
