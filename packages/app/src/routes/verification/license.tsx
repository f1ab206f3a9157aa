import type { UploadedFile } from '@compute-market/components/file-drop';
import { sendVerificationCode } from '@compute-market/contract/calls/verification';
import { VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import type { EnterpriseForm } from '@compute-market/contract/forms/verification-forms';
import { routes } from '@compute-market/contract/routes';
import {
  LicenseScreen,
  type CompanyFacts,
  type LicenseScreenProps,
} from '@compute-market/patterns/verification/LicenseScreen';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { brand } from '../../brand';
import { refreshVerifications } from '../../flows/service';
import { enterpriseDraft } from '../../forms/verification/enterprise-draft';
import { useLeaveGuard } from '../../leave-guard/useLeaveGuard';
import { codeWait, purposeOf, sendCode } from '../../forms/account/useCodeRequest';
import { useLicenseForm } from '../../forms/verification/useLicenseForm';
import { KnownCustomer } from '../account/KnownCustomer';
import { dropCompany, wholeCompany } from './company-in-hand';
import { describeFailure, readLicense, uploadPaper } from './papers';
import { useFaceCheck } from './useFaceCheck';
import { VerificationGate } from './VerificationGate';

export { loader } from './VerificationGate';

const templateHref = `${brand.dataHost}/content/templates/authorization.md`;

/** The company can be corrected on the page before: it is still in hand there. */
const backwards = [routes.enterpriseVerification.path];

interface WhoseLicense {
  readonly accountId: number;
  /** Whether the licence is read and the legal person's face seen online; otherwise the staff look at the papers. */
  readonly checksOnline: boolean;
}

function License({ company, accountId, checksOnline }: WhoseLicense & { readonly company: EnterpriseForm }) {
  const [stage, setStage] = useState<LicenseScreenProps['stage']>('form');
  const [read, setRead] = useState<CompanyFacts | null>(null);
  const [license, setLicense] = useState<UploadedFile | null>(null);
  const [authorization, setAuthorization] = useState<UploadedFile | null>(null);
  const uploads = useMemo(
    () => ({ license: checksOnline ? readLicense(setRead) : uploadPaper, authorization: uploadPaper }),
    [checksOnline],
  );
  const finish = (next: LicenseScreenProps['stage']) => {
    setStage(next);
    void refreshVerifications();
  };
  const { onStart, face } = useFaceCheck(1, () => finish('done'));
  const { code, ...form } = useLicenseForm(company, (isVerified) => {
    dropCompany();
    enterpriseDraft.clear(accountId);
    finish(isVerified ? 'done' : 'submitted');
  });
  const put = (name: 'license_file' | 'authorization_file', file: UploadedFile | null) =>
    form.form.setValue(name, file?.id ?? '', { shouldValidate: form.form.formState.isSubmitted });
  const purpose = purposeOf('enterprise', company.phone);
  const sendAgain = () =>
    sendCode(purpose, () => api.call(sendVerificationCode, { phone: company.phone, scene: 'enterprise' })).then(
      () => true,
      (error: unknown) => {
        // A toast says why.
        if (error instanceof ApiError) return false;
        throw error;
      },
    );
  const requestCode = Object.assign(sendAgain, { left: () => codeWait(purpose) });

  const { question } = useLeaveGuard({
    unsent: stage === 'form',
    onward: license === null && authorization === null ? backwards : undefined,
  });
  return (
    <>
      <LicenseScreen
        {...form}
        stage={stage}
        typed={company}
        read={license === null ? null : read}
        license={license}
        authorization={authorization}
        uploads={uploads}
        describeFailure={describeFailure}
        onLicenseChange={(file) => {
          setLicense(file);
          put('license_file', file);
        }}
        onAuthorizationChange={(file) => {
          setAuthorization(file);
          put('authorization_file', file);
        }}
        templateHref={templateHref}
        code={code && { ...code, onRequest: requestCode }}
        face={
          checksOnline
            ? {
                face,
                onStart: () => {
                  setStage('face');
                  onStart();
                },
              }
            : null
        }
      />
      {question}
    </>
  );
}

/** Remembers the company that was in hand when the page came: it is put away once it has been sent. */
function WithCompany(whose: WhoseLicense) {
  const [company] = useState(() => wholeCompany(whose.accountId));
  return company === null ? (
    <Navigate to={routes.enterpriseVerification.to()} replace />
  ) : (
    <License company={company} {...whose} />
  );
}

const { title } = routes.licenseVerification;

export const Component = () => (
  <KnownCustomer title={title}>
    {({ user }) => (
      <VerificationGate title={title} type={VERIFICATION_TYPE.enterprise}>
        {() => <WithCompany accountId={user.Id} checksOnline={user.ChecksOnline ?? true} />}
      </VerificationGate>
    )}
  </KnownCustomer>
);
