import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Field } from '@compute-market/components/field';
import type { Upload, UploadedFile } from '@compute-market/components/file-drop';
import { Form } from '@compute-market/components/form';
import { FormSection } from '@compute-market/components/form-section';
import { ImageUpload } from '@compute-market/components/image-upload';
import { Skeleton } from '@compute-market/components/skeleton';
import { TextField } from '@compute-market/components/text-field';
import type { IdentityForm } from '@compute-market/contract/forms/verification-forms';
import { routes } from '@compute-market/contract/routes';
import { useState } from 'react';
import { formFields } from '../../form-dialog';
import { RetryAlert } from '../../retry-alert';
import { useCardCrop } from '../card-crop';
import { FaceCodePanel, type FaceCodePanelProps } from '../face-code';
import {
  Actions,
  FormBody,
  Pair,
  Verified,
  VerificationFrame,
  verificationFrameMessages,
  type VerificationForm,
  type VerificationStart,
} from '../verification-frame';
import { CardBack, CardFront } from './CardDrawing';
import { Sides } from './CardDrawing.styles';
import { personalMessages as messages } from './messages';

export type PersonalStep = 'papers' | 'confirm' | 'face' | 'done';

interface CardSides {
  readonly front: UploadedFile | null;
  readonly back: UploadedFile | null;
}

export interface PersonalVerificationScreenProps extends VerificationStart {
  step: PersonalStep;
  sides: CardSides;
  /** Reads one side: the picture is sent, read and dropped. */
  uploads: Readonly<Record<keyof CardSides, Upload>>;
  describeFailure: (reason: unknown) => string | undefined;
  onSideChange: (side: keyof CardSides, file: UploadedFile | null) => void;
  identity: VerificationForm<IdentityForm>;
  face: FaceCodePanelProps;
  /** After the face was recognised: why the verification was not written; null while it is under way. */
  failed: string | null;
  onGo: (step: PersonalStep) => void;
  onRetry: () => void;
}

type Papers = Pick<PersonalVerificationScreenProps, 'sides' | 'uploads' | 'describeFailure' | 'onSideChange' | 'onGo'>;

function PapersStep({ sides, uploads, describeFailure, onSideChange, onGo }: Papers) {
  const [pressed, setPressed] = useState(false);
  const complete = sides.front !== null && sides.back !== null;
  const { prepare, dialog } = useCardCrop();
  const shared = { describeFailure, capture: 'environment' } as const;
  return (
    <Form
      noValidate
      aria-label={messages.papers}
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if (complete) onGo('confirm');
      }}
    >
      <FormSection title={messages.papers} description={messages.papersHelp}>
        <Sides>
          <ImageUpload
            {...shared}
            label={messages.front}
            prepare={prepare(messages.front)}
            drawing={<CardFront />}
            upload={uploads.front}
            value={sides.front}
            onValueChange={(file) => onSideChange('front', file)}
          />
          <ImageUpload
            {...shared}
            label={messages.back}
            prepare={prepare(messages.back)}
            drawing={<CardBack />}
            upload={uploads.back}
            value={sides.back}
            onValueChange={(file) => onSideChange('back', file)}
          />
        </Sides>
      </FormSection>
      {dialog}
      {pressed && !complete && (
        <Alert tone="err" announced>
          {messages.missing}
        </Alert>
      )}
      <Actions>
        <Button type="submit" variant="primary" size="lg">
          {messages.next}
        </Button>
      </Actions>
    </Form>
  );
}

function ConfirmStep({ identity, onGo }: Pick<PersonalVerificationScreenProps, 'identity' | 'onGo'>) {
  const { errorOf, input, busy } = formFields(identity.form);
  return (
    <FormBody
      {...identity}
      label={messages.confirm}
      submitLabel={messages.submit}
      before={
        <Button size="lg" disabled={busy} onClick={() => onGo('papers')}>
          {messages.previous}
        </Button>
      }
    >
      <FormSection title={messages.confirm} description={messages.confirmHelp}>
        <Pair>
          <Field required label={messages.name} error={errorOf('name')}>
            <TextField autoComplete="off" {...input('name')} />
          </Field>
          <Field required label={messages.idNumber} error={errorOf('id_number')}>
            <TextField autoComplete="off" maxLength={18} {...input('id_number')} />
          </Field>
          <Field required label={messages.validBegin} error={errorOf('valid_begin')}>
            <TextField autoComplete="off" {...input('valid_begin')} />
          </Field>
          <Field required label={messages.validEnd} hint={messages.validEndHint} error={errorOf('valid_end')}>
            <TextField autoComplete="off" {...input('valid_end')} />
          </Field>
        </Pair>
      </FormSection>
    </FormBody>
  );
}

function FaceStep({
  face,
  failed,
  onGo,
  onRetry,
}: Pick<PersonalVerificationScreenProps, 'face' | 'failed' | 'onGo' | 'onRetry'>) {
  if (face.face.step !== 'passed') {
    return (
      <>
        <FaceCodePanel {...face} otherHref={routes.otherVerification.to()} />
        <Actions>
          <Button size="lg" onClick={() => onGo('confirm')}>
            {messages.previous}
          </Button>
        </Actions>
      </>
    );
  }
  if (failed !== null)
    return (
      <RetryAlert label={messages.retry} onRetry={onRetry}>
        {failed}
      </RetryAlert>
    );
  return (
    <div role="status" aria-label={messages.submitting}>
      <Skeleton lines={3} />
    </div>
  );
}

const places: Record<PersonalStep, number> = { papers: 1, confirm: 1, face: 2, done: 4 };

/** /console/verification/personal: the card, its data, the face (screens B23). */
export function PersonalVerificationScreen({
  step,
  standing,
  agreement,
  identity,
  face,
  failed,
  onRetry,
  ...papers
}: PersonalVerificationScreenProps) {
  return (
    <VerificationFrame
      title={messages.title}
      help={messages.help}
      step={places[step]}
      part={step}
      privacy={verificationFrameMessages.privacy}
      standing={standing}
      agreement={step === 'face' ? null : agreement}
    >
      {step === 'papers' && <PapersStep {...papers} />}
      {step === 'confirm' && <ConfirmStep identity={identity} onGo={papers.onGo} />}
      {step === 'face' && <FaceStep face={face} failed={failed} onGo={papers.onGo} onRetry={onRetry} />}
      {step === 'done' && <Verified as="personal" />}
    </VerificationFrame>
  );
}
