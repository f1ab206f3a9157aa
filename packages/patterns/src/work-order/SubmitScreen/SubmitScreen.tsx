import { Alert } from '@compute-market/components/alert';
import { Breadcrumb } from '@compute-market/components/breadcrumb';
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { Combobox } from '@compute-market/components/combobox';
import { DescriptionList } from '@compute-market/components/description-list';
import { ErrorState } from '@compute-market/components/error-state';
import { Field } from '@compute-market/components/field';
import { FileDrop, type Upload, type UploadedFile } from '@compute-market/components/file-drop';
import { Form } from '@compute-market/components/form';
import { FormSection } from '@compute-market/components/form-section';
import { Link } from '@compute-market/components/link';
import { LinkButton } from '@compute-market/components/link-button';
import { MarkdownEditor, type ImageUpload } from '@compute-market/components/markdown-editor';
import { PhoneField } from '@compute-market/components/phone-field';
import { Result } from '@compute-market/components/result';
import { Segmented } from '@compute-market/components/segmented';
import { Select } from '@compute-market/components/select';
import { Skeleton } from '@compute-market/components/skeleton';
import { TextField } from '@compute-market/components/text-field';
import { WORK_ORDER_MAX_NOTIFICATIONS, WORK_ORDER_TITLE_LENGTH } from '@compute-market/contract/constants';
import type { WorkOrderContext } from '@compute-market/contract/entities/work-order';
import type { WorkOrderForm } from '@compute-market/contract/forms/work-order-form';
import { routes } from '@compute-market/contract/routes';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { AgreementTick, type Terms } from '../../agreement-tick';
import { dataOf, type Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import type { Question } from '../QuestionScreen';
import { messages } from './messages';
import { NotifyPeople, type NotifyPeopleProps } from './NotifyPeople';
import { Context, End, Half, Stack } from './SubmitScreen.styles';

/** Something a ticket can be about, and what support is told of it. */
export interface ResourceOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly fact?: string;
  readonly context: WorkOrderContext;
}

/** The number of a ticket that was sent, and when support answers, minutes. */
export interface SentWorkOrder {
  readonly id: number;
  readonly no: string;
  readonly expectMinutes: number;
}

export interface SubmitScreenProps {
  /** Null when the address names a question that is gone. */
  question: Resource<Question | null>;
  form: UseFormReturn<WorkOrderForm>;
  /** What the ticket can be about; null for questions that are about no thing. */
  resources: { readonly kind: 'instance' | 'order'; readonly options: Resource<readonly ResourceOption[]> } | null;
  uploadImage: ImageUpload;
  uploadFile: Upload;
  onDeleteFile: (file: UploadedFile) => Promise<void>;
  describeFailure: (reason: unknown) => string | undefined;
  files: readonly UploadedFile[];
  onFilesChange: (files: readonly UploadedFile[]) => void;
  people: Omit<NotifyPeopleProps, 'onRefused'>;
  /** Whether this account agreed before: then it is not asked again. */
  agreed: boolean;
  /** What is agreed to otherwise. */
  terms: Terms;
  onSubmit: () => void;
  /** Why it was refused and what to do; the form keeps what was typed. */
  problem: string | null;
  restored: boolean;
  onClear: () => void;
  /** The ticket once it is sent. */
  sent: SentWorkOrder | null;
  onRetry: () => void;
}

type Part = Pick<SubmitScreenProps, 'form'>;

/** Which template fits a category, by its number. */
const templates: Readonly<Record<number, keyof typeof messages.templates>> = {
  1: 'money',
  2: 'connection',
  3: 'fault',
  4: 'fault',
  5: 'fault',
};

function ResourceField({ form, resources }: Part & { resources: NonNullable<SubmitScreenProps['resources']> }) {
  const { kind, options } = resources;
  const chosen = form.watch('resource_id');
  const known = dataOf(options) ?? [];
  const option = known.find(({ value }) => value === chosen);
  return (
    <>
      <Half>
        <Field
          label={kind === 'instance' ? messages.instance : messages.order}
          optional
          hint={options.state === 'error' ? messages.resourcesFailed : undefined}
        >
          <Controller
            control={form.control}
            name="resource_id"
            render={({ field: { onChange, value, ref } }) => (
              <Combobox
                ref={ref}
                clearable
                loading={options.state === 'loading'}
                placeholder={kind === 'instance' ? messages.pickInstance : messages.pickOrder}
                value={option === undefined ? '' : value}
                onValueChange={onChange}
                options={known.map(({ value: name, label, hint }) => ({ value: name, label, hint }))}
              />
            )}
          />
        </Field>
      </Half>
      {option !== undefined && (
        <Context>
          <summary>{messages.context}</summary>
          <DescriptionList
            dense
            layout="rows"
            termWidth={88}
            items={Object.entries(option.context).map(([term, detail]) => ({
              key: term,
              term,
              detail: String(detail),
            }))}
          />
        </Context>
      )}
    </>
  );
}

function Problem({
  question,
  ...props
}: SubmitScreenProps & { question: Resource<Question | null>; onBusyChange: (busy: boolean) => void }) {
  const {
    form,
    resources,
    uploadImage,
    uploadFile,
    onDeleteFile,
    describeFailure,
    files,
    onFilesChange,
    onBusyChange,
  } = props;
  const {
    control,
    formState: { errors },
    register,
  } = form;
  const category = question.state === 'ready' ? (question.data?.category.id ?? 0) : 0;
  const useTemplate = () =>
    form.setValue('content', messages.templates[templates[category] ?? 'general'], { shouldDirty: true });
  const isEmpty = form.watch('content').trim() === '';
  return (
    <FormSection title={messages.sections.problem}>
      {resources !== null && <ResourceField form={form} resources={resources} />}
      <Field label={messages.heading} required error={errors.title?.message}>
        <TextField
          maxLength={WORK_ORDER_TITLE_LENGTH.max}
          placeholder={messages.headingPlaceholder}
          {...register('title')}
        />
      </Field>
      <Field
        label={messages.content}
        required
        error={errors.content?.message}
        action={
          isEmpty ? (
            <Button size="sm" variant="text" onClick={useTemplate}>
              {messages.template}
            </Button>
          ) : undefined
        }
      >
        <Controller
          control={control}
          name="content"
          render={({ field: { onChange, onBlur, value } }) => (
            <MarkdownEditor
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              uploadImage={uploadImage}
              placeholder={messages.contentPlaceholder}
            />
          )}
        />
      </Field>
      <Field label={messages.files} optional group>
        <FileDrop
          upload={uploadFile}
          onDelete={onDeleteFile}
          describeFailure={describeFailure}
          value={files}
          onValueChange={onFilesChange}
          onBusyChange={onBusyChange}
        />
      </Field>
      <Field label={messages.urgency} group>
        <Controller
          control={control}
          name="urgency"
          render={({ field: { onChange, value } }) => (
            <Cluster align="stretch" wraps={false}>
              <Segmented
                aria-label={messages.urgency}
                value={value}
                onValueChange={onChange}
                options={(['0', '1'] as const).map((each) => ({ value: each, label: messages.urgencies[each] }))}
              />
            </Cluster>
          )}
        />
      </Field>
    </FormSection>
  );
}

function Contact({ form, people }: Pick<SubmitScreenProps, 'form' | 'people'>) {
  const {
    control,
    formState: { errors },
    register,
  } = form;
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <FormSection title={messages.sections.contact}>
      <Half>
        <Field label={messages.phone} required error={errors.phone?.message}>
          <PhoneField {...register('phone')} />
        </Field>
      </Half>
      <Half>
        <Field label={messages.contactTime} error={errors.contact_time?.message}>
          <Controller
            control={control}
            name="contact_time"
            render={({ field: { onChange, value } }) => (
              <Select
                value={value}
                onValueChange={onChange}
                options={messages.contactTimes.map((each) => ({ value: each, label: each }))}
              />
            )}
          />
        </Field>
      </Half>
      <Field
        label={messages.notify}
        optional
        group
        hint={messages.notifyHint(WORK_ORDER_MAX_NOTIFICATIONS)}
        error={refused ?? undefined}
      >
        <NotifyPeople {...people} onRefused={setRefused} />
      </Field>
    </FormSection>
  );
}

function Filling(props: SubmitScreenProps) {
  const { form, agreed, terms, onSubmit, problem, restored, onClear, question } = props;
  const {
    control,
    formState: { errors, isSubmitting },
  } = form;
  const [uploading, setUploading] = useState(false);
  return (
    <Card padding="lg">
      <Form
        busy={isSubmitting}
        onSubmit={(event) => {
          event.preventDefault();
          if (!uploading) onSubmit();
        }}
      >
        {restored && (
          <Alert
            action={
              <Button size="sm" variant="text" onClick={onClear}>
                {messages.clear}
              </Button>
            }
          >
            {messages.restored}
          </Alert>
        )}
        <FormSection>
          <Field label={messages.category} group>
            <Cluster tone="strong" breaks gap={12} rowGap={4}>
              {question.state === 'ready' && question.data !== null ? (
                `${question.data.category.name} / ${question.data.child.name}`
              ) : (
                <Skeleton lines={1} />
              )}
              <Link href={routes.selectQuestion.to()}>{messages.change}</Link>
            </Cluster>
          </Field>
        </FormSection>
        <Problem {...props} onBusyChange={setUploading} />
        <Contact form={form} people={props.people} />
        <End>
          {!agreed && (
            <Controller
              control={control}
              name="agreed"
              render={({ field: { onChange, value, ref } }) => (
                <AgreementTick
                  ref={ref}
                  terms={terms}
                  checked={value}
                  onCheckedChange={onChange}
                  error={errors.agreed?.message}
                >
                  {messages.agree}
                  <Link href={routes.workOrderAgreement.to()} target="_blank">
                    {messages.agreement}
                  </Link>
                </AgreementTick>
              )}
            />
          )}
          {problem !== null && (
            <Alert tone="err" announced>
              {problem}
            </Alert>
          )}
          {uploading && <Alert>{messages.uploading}</Alert>}
          <Button type="submit" variant="primary" size="lg" loading={isSubmitting} disabled={uploading}>
            {isSubmitting ? messages.submitting : messages.submit}
          </Button>
        </End>
      </Form>
    </Card>
  );
}

function Body(props: SubmitScreenProps) {
  const { question, sent, onRetry } = props;
  if (sent !== null) {
    const actions = (
      <>
        <LinkButton variant="primary" href={routes.workOrderDetail.to({ id: sent.id })}>
          {messages.view}
        </LinkButton>
        <LinkButton href={routes.workOrders.to()}>{messages.list}</LinkButton>
      </>
    );
    return (
      <Card>
        <Result
          tone="ok"
          title={messages.done}
          detail={messages.doneHelp(sent.no, sent.expectMinutes)}
          actions={actions}
        />
      </Card>
    );
  }
  if (question.state === 'error')
    return (
      <Card>
        <ErrorState title={messages.failed(question.reason)} requestId={question.requestId} onRetry={onRetry} />
      </Card>
    );
  if (question.state === 'ready' && question.data === null) {
    return (
      <Card>
        <ErrorState
          title={messages.gone}
          actions={
            <LinkButton variant="primary" href={routes.selectQuestion.to()}>
              {messages.choose}
            </LinkButton>
          }
        />
      </Card>
    );
  }
  return <Filling {...props} />;
}

/** /console/createWorkOrder/submit/…: the ticket, with what is known of its subject filled in (screens B22). */
export const SubmitScreen = (props: SubmitScreenProps) => (
  <>
    <Breadcrumb
      items={[{ label: messages.crumbs.ask, href: routes.selectQuestion.to() }, { label: messages.crumbs.submit }]}
    />
    <PageHead title={messages.title} help={messages.help} />
    <Stack>
      <Body {...props} />
    </Stack>
  </>
);
