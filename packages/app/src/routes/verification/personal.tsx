import type { UploadedFile } from '@compute-market/components/file-drop';
import type { Verification } from '@compute-market/contract/entities/verification';
import { VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import {
  PersonalVerificationScreen,
  type PersonalStep,
} from '@compute-market/patterns/verification/PersonalVerificationScreen';
import { useMemo, useState } from 'react';
import { refreshVerifications } from '../../flows/service';
import { useIdentityForm } from '../../forms/verification/useIdentityForm';
import { useLeaveGuard } from '../../leave-guard/useLeaveGuard';
import { describeFailure, readCard } from './papers';
import { useFaceCheck } from './useFaceCheck';
import { useVerificationAgreement } from './useVerificationAgreement';
import { VerificationGate } from './VerificationGate';
import { verifyPerson } from './verify-person';

export { loader } from './VerificationGate';

const noSides: { front: UploadedFile | null; back: UploadedFile | null } = { front: null, back: null };

function Personal({ standing }: { readonly standing: Verification | null }) {
  const [step, setStep] = useState<PersonalStep>('papers');
  const [sides, setSides] = useState(noSides);
  const [failed, setFailed] = useState<string | null>(null);

  const finish = async () => {
    setFailed(null);
    const reason = await verifyPerson();
    if (reason !== null) return setFailed(reason);
    void refreshVerifications();
    return setStep('done');
  };
  const face = useFaceCheck(0, () => void finish());
  const needsIdentity = face.face.step === 'refused' && face.face.final;
  const { fill, ...identity } = useIdentityForm({
    onConfirmed: () => {
      setStep('face');
      face.onStart();
    },
    // Its code stands as it was left, and another is asked for there: it costs a try too.
    onUnchanged: needsIdentity ? null : () => setStep('face'),
  });
  const { agreement, withConsent } = useVerificationAgreement();
  const uploads = useMemo(
    () => ({
      front: withConsent(readCard('front', ({ name, id_number }) => fill({ name, id_number }))),
      back: withConsent(readCard('back', ({ valid_begin, valid_end }) => fill({ valid_begin, valid_end }))),
    }),
    [fill, withConsent],
  );

  const { question } = useLeaveGuard({
    unsent: step !== 'done' && (sides.front !== null || sides.back !== null || identity.form.formState.isDirty),
  });
  return (
    <>
      <PersonalVerificationScreen
        step={step}
        standing={standing}
        agreement={agreement}
        sides={sides}
        uploads={uploads}
        describeFailure={describeFailure}
        onSideChange={(side, file) => setSides((current) => ({ ...current, [side]: file }))}
        identity={identity}
        face={face}
        failed={failed}
        onGo={setStep}
        onRetry={() => void finish()}
      />
      {question}
    </>
  );
}

export const Component = () => (
  <VerificationGate title={routes.personalVerification.title} type={VERIFICATION_TYPE.personal}>
    {(standing) => <Personal standing={standing} />}
  </VerificationGate>
);
