import type { Verification } from '@compute-market/contract/entities/verification';
import { VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { BankCardScreen } from '@compute-market/patterns/verification/BankCardScreen';
import { useState } from 'react';
import { refreshVerifications } from '../../flows/service';
import { useBankCardForm } from '../../forms/verification/useBankCardForm';
import { useLeaveGuard } from '../../leave-guard/useLeaveGuard';
import { useVerificationAgreement } from './useVerificationAgreement';
import { VerificationGate } from './VerificationGate';

export { loader } from './VerificationGate';

function BankCard({ standing }: { readonly standing: Verification | null }) {
  const [done, setDone] = useState(false);
  const { agreement, refusal } = useVerificationAgreement();
  const form = useBankCardForm({
    refusal,
    onVerified: () => {
      setDone(true);
      void refreshVerifications();
    },
  });
  const { question } = useLeaveGuard({ unsent: !done && form.form.formState.isDirty });
  return (
    <>
      <BankCardScreen {...form} standing={standing} agreement={agreement} done={done} />
      {question}
    </>
  );
}

export const Component = () => (
  <VerificationGate title={routes.bankCardVerification.title} type={VERIFICATION_TYPE.personal}>
    {(standing) => <BankCard standing={standing} />}
  </VerificationGate>
);
