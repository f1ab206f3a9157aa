import { addVerification } from '@compute-market/contract/calls/verification';
import { VERIFICATION_METHOD, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { licenseForm, type EnterpriseForm, type LicenseForm } from '@compute-market/contract/forms/verification-forms';
import { useState } from 'react';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { useSentForm } from '../useSentForm';

const empty: LicenseForm = { license_file: '', applicant: 'legal', authorization_file: '' };
const aboutCode: readonly number[] = [errors.CODE_WRONG.code, errors.CODE_EXPIRED.code];

/** 营业执照认证: sends the company with its papers. A code that has run out meanwhile is asked for again, here. */
export function useLicenseForm(company: EnterpriseForm, onSubmitted: () => void) {
  const [code, setCode] = useState(company.code);
  const [codeFailed, setCodeFailed] = useState(false);
  const { form, ...submission } = useSentForm({
    schema: licenseForm,
    mode: 'onSubmit',
    defaultValues: empty,
    fields: {},
    send: async ({ license_file, authorization_file }) => {
      const { code: _typed, ...facts } = company;
      const papers = { license_file, authorization_file: authorization_file === '' ? undefined : authorization_file };
      try {
        await api.call(addVerification, {
          verify_type: VERIFICATION_TYPE.enterprise,
          method: VERIFICATION_METHOD.license,
          ...facts,
          ...papers,
          captcha: code,
        });
      } catch (error) {
        if (error instanceof ApiError && aboutCode.includes(error.status)) setCodeFailed(true);
        throw error;
      }
      onSubmitted();
    },
  });
  return { form, ...submission, code: codeFailed ? { value: code, onChange: setCode } : null };
}
