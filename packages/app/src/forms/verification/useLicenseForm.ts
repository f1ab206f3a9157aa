import { addVerification } from '@compute-market/contract/calls/verification';
import { VERIFICATION_METHOD, VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { licenseForm, type EnterpriseForm, type LicenseForm } from '@compute-market/contract/forms/verification-forms';
import { useState } from 'react';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { lastStep } from '../../flows/verification-standing';
import { useSentForm } from '../useSentForm';

const empty: LicenseForm = { license_file: '', applicant: 'legal', authorization_file: '' };
const aboutCode: readonly number[] = [errors.CODE_WRONG.code, errors.CODE_EXPIRED.code];

const type = VERIFICATION_TYPE.enterprise;
const { reviewing, verified } = VERIFICATION_STATUS;

/**
 * 营业执照认证: sends the company with its papers. A code that has run out meanwhile is asked for again, here. `onSubmitted` is told whether the
 * company is verified already rather than under review.
 */
export function useLicenseForm(company: EnterpriseForm, onSubmitted: (isVerified: boolean) => void) {
  const [code, setCode] = useState(company.code);
  const [codeFailed, setCodeFailed] = useState(false);
  const [unclear] = useState(() => new Set<string>());
  const { form, ...submission } = useSentForm({
    schema: licenseForm,
    mode: 'onSubmit',
    defaultValues: empty,
    fields: {},
    send: async ({ license_file, authorization_file }) => {
      const { code: _typed, ...facts } = company;
      const papers = { license_file, authorization_file: authorization_file === '' ? undefined : authorization_file };
      try {
        const step = await lastStep({
          type,
          leadsTo: [reviewing, verified],
          tries: { wish: { ...facts, ...papers }, unclear },
          send: () =>
            api.call(addVerification, {
              verify_type: type,
              method: VERIFICATION_METHOD.license,
              ...facts,
              ...papers,
              captcha: code,
            }),
        });
        onSubmitted('reached' in step && step.reached === verified);
      } catch (error) {
        if (error instanceof ApiError && aboutCode.includes(error.status)) setCodeFailed(true);
        throw error;
      }
    },
  });
  return { form, ...submission, code: codeFailed ? { value: code, onChange: setCode } : null };
}
