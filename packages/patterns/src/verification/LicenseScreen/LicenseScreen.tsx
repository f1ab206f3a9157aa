import { Button } from '@compute-market/components/button';
import { CodeField, type CodeRequest } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { FileDrop, type Upload, type UploadedFile } from '@compute-market/components/file-drop';
import { FormSection } from '@compute-market/components/form-section';
import { DownloadIcon } from '@compute-market/components/icons';
import { LinkButton } from '@compute-market/components/link-button';
import { RadioCards } from '@compute-market/components/radio-cards';
import { Stack } from '@compute-market/components/stack';
import { Tag } from '@compute-market/components/tag';
import { ATTACHMENT_MAX_BYTES } from '@compute-market/contract/constants';
import type { LicenseForm } from '@compute-market/contract/forms/verification-forms';
import { routes } from '@compute-market/contract/routes';
import { Controller, useWatch } from 'react-hook-form';
import { formFields, useUploading } from '../../form-dialog';
import { FileLink } from '../../record-list';
import { enterpriseMessages } from '../EnterpriseScreen/messages';
import { FaceCodePanel, type FaceCodePanelProps } from '../face-code';
import {
  FormBody,
  Reviewing,
  Verified,
  VerificationFrame,
  verificationFrameMessages,
  type VerificationForm,
} from '../verification-frame';
import { compareLicense, type CompanyFacts } from './compare-license';
import { Facts, Mark } from './LicenseScreen.styles';
import { licenseMessages as messages } from './messages';

export type { CompanyFacts } from './compare-license';

export interface LicenseScreenProps extends VerificationForm<LicenseForm> {
  /** What was typed on the page before. */
  typed: CompanyFacts;
  /** What was read from the licence; null until there is one. */
  read: CompanyFacts | null;
  license: UploadedFile | null;
  authorization: UploadedFile | null;
  /** Sends the licence, which is read on the way; sends the letter. */
  uploads: { readonly license: Upload; readonly authorization: Upload };
  describeFailure: (reason: unknown) => string | undefined;
  onLicenseChange: (file: UploadedFile | null) => void;
  onAuthorizationChange: (file: UploadedFile | null) => void;
  /** The template of the letter of authority. */
  templateHref: string;
  /** The code of the page before is no longer good: another is asked for here. */
  code: {
    readonly value: string;
    readonly onChange: (code: string) => void;
    readonly onRequest: CodeRequest;
  } | null;
  /** form: being filled. submitted: under review. face: the legal person shows their face. done: verified. */
  stage: 'form' | 'submitted' | 'face' | 'done';
  /** Null where no face can be shown: then the staff alone decide (decisions 138). */
  face: FaceCodePanelProps | null;
}

const papers = { accept: 'image/jpeg,image/png,application/pdf', maxSize: ATTACHMENT_MAX_BYTES, maxCount: 1 } as const;
const listOf = (file: UploadedFile | null) => (file === null ? [] : [file]);
const places = { form: 1, submitted: 3, face: 2, done: 4 } as const;

function Comparison({ typed, read }: { typed: CompanyFacts; read: CompanyFacts }) {
  return (
    <FormSection title={messages.compare} description={messages.compareHelp}>
      <Facts>
        <thead>
          <tr>
            <th scope="col">{messages.columns.field}</th>
            <th scope="col">{messages.columns.typed}</th>
            <th scope="col">{messages.columns.read}</th>
          </tr>
        </thead>
        <tbody>
          {compareLicense(typed, read).map((fact) => (
            <tr key={fact.key} data-different={!fact.same || undefined}>
              <th scope="row">{messages.fields[fact.key]}</th>
              <td>{fact.typed}</td>
              <td>
                {fact.read}
                <Mark>
                  <Tag tone={fact.same ? 'ok' : 'warn'}>{fact.same ? messages.same : messages.different}</Tag>
                </Mark>
              </td>
            </tr>
          ))}
        </tbody>
      </Facts>
    </FormSection>
  );
}

function LicenseFormBody({
  typed,
  read,
  license,
  authorization,
  uploads,
  describeFailure,
  onLicenseChange,
  onAuthorizationChange,
  templateHref,
  code,
  ...slot
}: Omit<LicenseScreenProps, 'stage' | 'face'>) {
  const { control, errorOf, busy } = formFields(slot.form);
  const { uploading, onBusyChange } = useUploading();
  const applicant = useWatch({ control, name: 'applicant' });
  return (
    <FormBody
      {...slot}
      label={messages.label}
      submitLabel={messages.submit}
      uploading={uploading}
      before={
        <LinkButton size="lg" href={routes.enterpriseVerification.to()}>
          {messages.previous}
        </LinkButton>
      }
    >
      <FormSection title={messages.license} description={messages.licenseHelp}>
        <Field group label={messages.license} required error={errorOf('license_file')}>
          <FileDrop
            {...papers}
            upload={uploads.license}
            describeFailure={describeFailure}
            value={listOf(license)}
            disabled={busy}
            onValueChange={([file]) => onLicenseChange(file ?? null)}
            onBusyChange={onBusyChange}
          />
        </Field>
      </FormSection>
      {read !== null && <Comparison typed={typed} read={read} />}
      <FormSection title={messages.applicant}>
        <Field group label={messages.applicant}>
          <Controller
            control={control}
            name="applicant"
            render={({ field: { onChange, ...field } }) => (
              <RadioCards
                {...field}
                columns={2}
                marks
                onValueChange={onChange}
                cards={[
                  { value: 'legal', title: messages.legal, detail: messages.legalDetail },
                  { value: 'agent', title: messages.agent, detail: messages.agentDetail },
                ]}
              />
            )}
          />
        </Field>
        {applicant === 'agent' && (
          <Field
            group
            required
            label={messages.authorization}
            error={errorOf('authorization_file')}
            action={
              <FileLink href={templateHref} download>
                <DownloadIcon size={14} />
                {messages.download}
              </FileLink>
            }
          >
            <FileDrop
              {...papers}
              upload={uploads.authorization}
              describeFailure={describeFailure}
              value={listOf(authorization)}
              disabled={busy}
              onValueChange={([file]) => onAuthorizationChange(file ?? null)}
              onBusyChange={onBusyChange}
            />
          </Field>
        )}
        {code !== null && (
          <Field required label={enterpriseMessages.code}>
            <CodeField
              value={code.value}
              readOnly={busy}
              onRequest={code.onRequest}
              onChange={(event) => code.onChange(event.target.value)}
            />
          </Field>
        )}
      </FormSection>
    </FormBody>
  );
}

/** /console/verification/license: the papers of a company, compared with what it said, and the face that makes it quick (screens B23). */
export function LicenseScreen({ stage, face, ...props }: LicenseScreenProps) {
  return (
    <VerificationFrame
      title={messages.title}
      help={messages.help}
      step={places[stage]}
      part={stage}
      privacy={verificationFrameMessages.papersPrivacy}
    >
      {stage === 'form' && <LicenseFormBody {...props} />}
      {stage === 'submitted' && (
        <Reviewing>
          {face !== null && (
            <Stack gap={12} align="center">
              <p>{messages.fast}</p>
              <Button variant="primary" onClick={face.onStart}>
                {messages.startFace}
              </Button>
            </Stack>
          )}
        </Reviewing>
      )}
      {stage === 'face' && face !== null && <FaceCodePanel {...face} />}
      {stage === 'done' && <Verified as="enterprise" />}
    </VerificationFrame>
  );
}
