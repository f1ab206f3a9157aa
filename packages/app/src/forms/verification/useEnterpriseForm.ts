import { enterpriseForm, type EnterpriseForm } from '@compute-market/contract/forms/verification-forms';
import { useState } from 'react';
import { useSentForm } from '../useSentForm';
import { useKeptValues } from '../useKeptValues';
import { enterpriseDraft } from './enterprise-draft';
import { useVerificationCode } from '../account/useVerificationCode';

const empty: EnterpriseForm = {
  company_name: '',
  credit_code: '',
  legal_name: '',
  legal_id_number: '',
  phone: '',
  code: '',
};

interface EnterpriseFormInput {
  accountId: number;
  /** What is still in hand from a moment ago; it goes before the draft, and the draft before what a rejected record tells. */
  inHand: EnterpriseForm | null;
  rejectedCompany: string;
  /** Why no code may be asked for yet; null where it may. */
  refusal: () => string | null;
  /** After every change. */
  onKept: (values: EnterpriseForm) => void;
  onNext: (company: EnterpriseForm) => void;
}

/** 企业认证, first part. What is typed is kept for a day, without numbers and codes; it is sent with the licence. */
export function useEnterpriseForm({
  accountId,
  inHand,
  rejectedCompany,
  refusal,
  onKept,
  onNext,
}: EnterpriseFormInput) {
  const [draft, setDraft] = useState(() => (inHand === null ? enterpriseDraft.read(accountId) : null));
  const { form, ...submission } = useSentForm({
    schema: enterpriseForm,
    defaultValues: inHand ?? { ...empty, company_name: rejectedCompany, ...draft },
    fields: {},
    send: (values) => {
      onNext(enterpriseForm.parse(values));
      return Promise.resolve();
    },
  });
  useKeptValues(form, {
    keep: (values) => {
      enterpriseDraft.save(accountId, values);
      onKept(values);
    },
    forget: () => enterpriseDraft.clear(accountId),
    restored: inHand !== null || draft !== null,
  });
  return {
    form,
    ...submission,
    onRequestCode: useVerificationCode(form, 'enterprise', refusal),
    restored: draft !== null,
    onClearDraft: () => {
      enterpriseDraft.clear(accountId);
      setDraft(null);
      form.reset({ ...empty, company_name: rejectedCompany });
    },
  };
}
