import type { UploadedFile } from '@compute-market/components/file-drop';
import type { Verification } from '@compute-market/contract/entities/verification';
import { VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { OtherChannelScreen } from '@compute-market/patterns/verification/OtherChannelScreen';
import { useMemo, useState } from 'react';
import { refreshVerifications } from '../../flows/service';
import { draftOwner } from '../../drafts/kept-draft';
import { useLeaveGuard } from '../../leave-guard/useLeaveGuard';
import { useOtherChannelForm } from '../../forms/verification/useOtherChannelForm';
import { KnownCustomer } from '../account/KnownCustomer';
import { describeFailure, uploadPaper } from './papers';
import { useVerificationAgreement } from './useVerificationAgreement';
import { VerificationGate } from './VerificationGate';

export { loader } from './VerificationGate';

interface OtherChannelProps {
  readonly owner: string;
  readonly standing: Verification | null;
  readonly checksOnline: boolean;
}

function OtherChannel({ owner, standing, checksOnline }: OtherChannelProps) {
  const [submitted, setSubmitted] = useState(false);
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const { agreement, withConsent } = useVerificationAgreement();
  const upload = useMemo(() => withConsent(uploadPaper), [withConsent]);
  const slot = useOtherChannelForm({
    owner,
    standing,
    checksOnline,
    onSubmitted: () => {
      setSubmitted(true);
      void refreshVerifications();
    },
  });
  const { question } = useLeaveGuard({ unsent: !submitted && (files.length > 0 || slot.form.formState.isDirty) });
  return (
    <>
      <OtherChannelScreen
        {...slot}
        standing={standing}
        agreement={agreement}
        checksOnline={checksOnline}
        files={files}
        upload={upload}
        describeFailure={describeFailure}
        onFilesChange={(next) => {
          setFiles(next);
          slot.form.setValue(
            'files',
            next.map(({ id }) => id),
            { shouldValidate: slot.form.formState.isSubmitted },
          );
        }}
        submitted={submitted}
      />
      {question}
    </>
  );
}

const { title } = routes.otherVerification;

/** What was typed belongs to an account, so the form begins once it is known whose it is. */
export const Component = () => (
  <KnownCustomer title={title}>
    {({ user }) => (
      <VerificationGate title={title} type={VERIFICATION_TYPE.personal}>
        {(standing) => (
          <OtherChannel owner={draftOwner(user)} standing={standing} checksOnline={user.ChecksOnline ?? true} />
        )}
      </VerificationGate>
    )}
  </KnownCustomer>
);
