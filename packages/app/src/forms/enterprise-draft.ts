import type { EnterpriseForm } from '@compute-market/contract/forms/verification-forms';

/** What was not sent is kept this long, ms (screens A5). */
const lifetime = 24 * 3600 * 1000;
const kept = ['company_name', 'credit_code', 'legal_name', 'phone'] as const;

/** The identity number and the code are never kept. */
type EnterpriseDraft = Pick<EnterpriseForm, (typeof kept)[number]>;

const keyOf = (accountId: number) => `draft:enterprise:${accountId}`;

export function saveEnterpriseDraft(accountId: number, values: EnterpriseForm, now = Date.now()) {
  const draft = Object.fromEntries(kept.map((name) => [name, values[name]]));
  sessionStorage.setItem(keyOf(accountId), JSON.stringify({ savedAt: now, values: draft }));
}

export const clearEnterpriseDraft = (accountId: number) => sessionStorage.removeItem(keyOf(accountId));

/** What this account had not sent; null when there is none, or it is a day old, or cannot be read. */
export function readEnterpriseDraft(accountId: number, now = Date.now()): EnterpriseDraft | null {
  try {
    const { savedAt, values } = JSON.parse(sessionStorage.getItem(keyOf(accountId)) ?? '{}') as { savedAt?: unknown; values?: Record<string, unknown> };
    if (typeof savedAt !== 'number' || now - savedAt >= lifetime || values === undefined) return null;
    const text = (name: (typeof kept)[number]) => (typeof values[name] === 'string' ? values[name] : '');
    return { company_name: text('company_name'), credit_code: text('credit_code'), legal_name: text('legal_name'), phone: text('phone') };
  } catch {
    return null;
  }
}
