import { routes } from '@compute-market/contract/routes';
import type { EnterpriseForm } from '@compute-market/contract/forms/verification-forms';
import * as z from 'zod/mini';
import { keptDraft } from '../../drafts/kept-draft';

const draft = keptDraft(
  'enterprise',
  z.object({ company_name: z.string(), credit_code: z.string(), legal_name: z.string(), phone: z.string() }),
);
const address = routes.enterpriseVerification.to();

/** The identity number and the code are never kept. Only main accounts verify a company. */
export const enterpriseDraft = {
  save: (accountId: number, { company_name, credit_code, legal_name, phone }: EnterpriseForm, now?: number) =>
    draft.save(String(accountId), address, { company_name, credit_code, legal_name, phone }, now),
  read: (accountId: number, now?: number) => draft.read(String(accountId), address, now),
  clear: (accountId: number) => draft.clear(String(accountId), address),
};
