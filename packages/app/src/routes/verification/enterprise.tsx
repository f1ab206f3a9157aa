import type { Verification } from '@compute-market/contract/entities/verification';
import { VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { EnterpriseScreen } from '@compute-market/patterns/verification/EnterpriseScreen';
import { useNavigate } from 'react-router-dom';
import { useEnterpriseForm } from '../../forms/verification/useEnterpriseForm';
import { useLeaveGuard } from '../../leave-guard/useLeaveGuard';
import { KnownCustomer } from '../account/KnownCustomer';
import { companyInHand, holdCompany } from './company-in-hand';
import { useVerificationAgreement } from './useVerificationAgreement';
import { VerificationGate } from './VerificationGate';

export { loader } from './VerificationGate';

/** The licence goes on with the company. */
const onward = [routes.licenseVerification.path];

function Enterprise({ standing, accountId }: { readonly standing: Verification | null; readonly accountId: number }) {
  const navigate = useNavigate();
  const inHand = companyInHand(accountId);
  const { agreement, refusal } = useVerificationAgreement(inHand !== null);
  const form = useEnterpriseForm({
    accountId,
    inHand,
    refusal,
    rejectedCompany: standing?.company_name ?? '',
    // Corrections of what is in hand go on with it, their numbers too, which no draft keeps.
    onKept: (values) => {
      if (inHand !== null) holdCompany(accountId, values);
    },
    onNext: (company) => {
      holdCompany(accountId, company);
      void navigate(routes.licenseVerification.to());
    },
  });
  const { question } = useLeaveGuard({ unsent: form.form.formState.isDirty, kept: true, onward });
  return (
    <>
      <EnterpriseScreen {...form} standing={standing} agreement={agreement} />
      {question}
    </>
  );
}

const { title } = routes.enterpriseVerification;

export const Component = () => (
  <KnownCustomer title={title}>
    {({ user }) => (
      <VerificationGate title={title} type={VERIFICATION_TYPE.enterprise}>
        {(standing) => <Enterprise standing={standing} accountId={user.Id} />}
      </VerificationGate>
    )}
  </KnownCustomer>
);
