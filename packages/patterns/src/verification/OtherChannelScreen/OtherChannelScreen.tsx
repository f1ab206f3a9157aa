import { Field } from '@compute-market/components/field';
import { FileDrop, type Upload, type UploadedFile } from '@compute-market/components/file-drop';
import { Select } from '@compute-market/components/select';
import { TextArea } from '@compute-market/components/text-area';
import { TextField } from '@compute-market/components/text-field';
import {
  ATTACHMENT_MAX_BYTES,
  OTHER_CHANNEL_MAX_FILES,
  REMARK_MAX_LENGTH,
  REVIEW_WORKING_DAYS,
} from '@compute-market/contract/constants';
import { CERTIFICATE_TYPE, CERTIFICATE_TYPE_LABELS } from '@compute-market/contract/enumerations';
import type { OtherChannelForm } from '@compute-market/contract/forms/verification-forms';
import { formFields, useUploading } from '../../form-dialog';
import { RestoredAlert } from '../../retry-alert';
import {
  FormBody,
  Pair,
  Reviewing,
  VerificationFrame,
  verificationFrameMessages,
  type VerificationForm,
  type VerificationStart,
} from '../verification-frame';
import { otherChannelMessages as messages } from './messages';

export interface OtherChannelScreenProps extends VerificationForm<OtherChannelForm>, VerificationStart {
  /** Whether faces are checked online here; otherwise an identity card is among the papers (decisions 138). */
  checksOnline?: boolean;
  files: readonly UploadedFile[];
  upload: Upload;
  describeFailure: (reason: unknown) => string | undefined;
  onFilesChange: (files: readonly UploadedFile[]) => void;
  /** The papers are on their way to who reviews them. */
  submitted: boolean;
  /** The form begins with what was typed the last time. */
  restored: boolean;
  onClearDraft: () => void;
}

const allKinds = Object.values(CERTIFICATE_TYPE).map((value) => ({ value, label: CERTIFICATE_TYPE_LABELS[value] }));
const kindsBesideFaces = allKinds.filter(({ value }) => value !== CERTIFICATE_TYPE.identityCard);

/** /console/verification/otherChannel: papers for a person to look at (screens B23). */
export function OtherChannelScreen({
  standing,
  agreement,
  checksOnline = true,
  files,
  upload,
  describeFailure,
  onFilesChange,
  submitted,
  restored,
  onClearDraft,
  ...slot
}: OtherChannelScreenProps) {
  const { register, errorOf, input, busy } = formFields(slot.form);
  const { uploading, onBusyChange } = useUploading();
  return (
    <VerificationFrame
      title={messages.title}
      help={messages.help}
      step={submitted ? 3 : 1}
      part={submitted ? 'submitted' : 'form'}
      privacy={verificationFrameMessages.papersPrivacy}
      standing={standing}
      agreement={agreement}
    >
      {submitted ? (
        <Reviewing />
      ) : (
        <>
          {restored && (
            <RestoredAlert busy={busy} onClear={onClearDraft}>
              {messages.restored}
            </RestoredAlert>
          )}
          <FormBody
            {...slot}
            label={messages.label}
            submitLabel={messages.submit(REVIEW_WORKING_DAYS)}
            uploading={uploading}
          >
            <Pair>
              <Field required label={messages.certType} error={errorOf('cert_type')}>
                <Select
                  options={checksOnline ? kindsBesideFaces : allKinds}
                  disabled={busy}
                  {...register('cert_type')}
                />
              </Field>
              <Field required label={messages.certNumber} error={errorOf('cert_number')}>
                <TextField autoComplete="off" {...input('cert_number')} />
              </Field>
              <Field required label={messages.name} hint={messages.nameHint} error={errorOf('name')}>
                <TextField autoComplete="off" {...input('name')} />
              </Field>
              <Field data-wide group required label={messages.files} hint={messages.filesHint} error={errorOf('files')}>
                <FileDrop
                  accept="image/jpeg,image/png,application/pdf"
                  maxSize={ATTACHMENT_MAX_BYTES}
                  maxCount={OTHER_CHANNEL_MAX_FILES}
                  upload={upload}
                  describeFailure={describeFailure}
                  value={files}
                  disabled={busy}
                  onValueChange={onFilesChange}
                  onBusyChange={onBusyChange}
                />
              </Field>
              <Field data-wide optional label={messages.remark} error={errorOf('remark')}>
                <TextArea maxLength={REMARK_MAX_LENGTH} placeholder={messages.remarkPlaceholder} {...input('remark')} />
              </Field>
            </Pair>
          </FormBody>
        </>
      )}
    </VerificationFrame>
  );
}
