import { enterpriseForm, type EnterpriseForm } from '@compute-market/contract/forms/verification-forms';

/**
 * The company that was typed on the page before the licence, in memory only: it has an identity number in it, which no storage may keep
 * (screens A5). It is its account's alone.
 */
let held: { readonly accountId: number; readonly company: EnterpriseForm } | null = null;

export const holdCompany = (accountId: number, company: EnterpriseForm) => void (held = { accountId, company });
export const companyInHand = (accountId: number): EnterpriseForm | null =>
  held?.accountId === accountId ? held.company : null;
/** The same, when nothing of it is wanting: what is corrected on the page before may be half done. */
export function wholeCompany(accountId: number): EnterpriseForm | null {
  const company = companyInHand(accountId);
  return company !== null && enterpriseForm.safeParse(company).success ? company : null;
}
export const dropCompany = () => void (held = null);
