import { Button } from '@compute-market/components/button';
import { Combobox } from '@compute-market/components/combobox';
import { DescriptionList } from '@compute-market/components/description-list';
import { Field } from '@compute-market/components/field';
import type { Upload, UploadedFile } from '@compute-market/components/file-drop';
import { FormSection } from '@compute-market/components/form-section';
import { MarkdownEditor, type ImageUpload } from '@compute-market/components/markdown-editor';
import { Segmented } from '@compute-market/components/segmented';
import { TextField } from '@compute-market/components/text-field';
import { WORK_ORDER_TITLE_LENGTH } from '@compute-market/contract/constants';
import type { WorkOrderContext } from '@compute-market/contract/entities/work-order';
import type { WorkOrderForm } from '@compute-market/contract/forms/work-order-form';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { formFields } from '../../form-dialog';
import { dataOf, type Resource } from '../../resource';
import type { Question } from '../QuestionScreen';
import { FilesField } from '../work-order-view';
import { messages } from './messages';
import { Context, Half } from './SubmitScreen.styles';

/** Something a ticket can be about, and what support reads of it. */
export interface ResourceOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly fact?: string;
  readonly context: WorkOrderContext;
}

/** What the ticket can be about. */
interface Resources {
  readonly kind: 'instance' | 'order';
  readonly options: Resource<readonly ResourceOption[]>;
}

export interface ProblemSectionProps {
  /** Null when the address names a question that is gone. */
  question: Resource<Question | null>;
  form: UseFormReturn<WorkOrderForm>;
  /** Null for questions that are about no thing. */
  resources: Resources | null;
  uploadImage: ImageUpload;
  uploadFile: Upload;
  onDeleteFile: (file: UploadedFile) => Promise<void>;
  describeFailure: (reason: unknown) => string | undefined;
  files: readonly UploadedFile[];
  onFilesChange: (files: readonly UploadedFile[]) => void;
  /** While files and pictures are on their way, the ticket waits; each of the two fields says it for itself. */
  onBusyChange: (busy: boolean) => void;
}

/** Which template fits a category, by its number. */
const templates: Readonly<Record<number, keyof typeof messages.templates>> = {
  1: 'money',
  2: 'connection',
  3: 'fault',
  4: 'fault',
  5: 'fault',
};

function ResourceField({ form, resources }: Pick<ProblemSectionProps, 'form'> & { resources: Resources }) {
  const { kind, options } = resources;
  const chosen = form.watch('resource_id');
  const known = dataOf(options) ?? [];
  const option = known.find(({ value }) => value === chosen);
  const failed = chosen === '' ? messages.resourcesFailed : messages.resourceLost(chosen);
  return (
    <>
      <Half>
        <Field
          label={kind === 'instance' ? messages.instance : messages.order}
          optional
          hint={options.state === 'error' ? failed : undefined}
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

/** What the question is about, what went wrong, and what shows it. */
export function ProblemSection({
  question,
  form,
  resources,
  uploadImage,
  uploadFile,
  onDeleteFile,
  describeFailure,
  files,
  onFilesChange,
  onBusyChange,
}: ProblemSectionProps) {
  const { control, register, errorOf } = formFields(form);
  const category = question.state === 'ready' ? (question.data?.category.id ?? 0) : 0;
  const useTemplate = () =>
    form.setValue('content', messages.templates[templates[category] ?? 'general'], { shouldDirty: true });
  const isEmpty = form.watch('content').trim() === '';
  return (
    <FormSection title={messages.sections.problem}>
      {resources !== null && <ResourceField form={form} resources={resources} />}
      <Field label={messages.heading} required error={errorOf('title')}>
        <TextField
          maxLength={WORK_ORDER_TITLE_LENGTH.max}
          placeholder={messages.headingPlaceholder}
          {...register('title')}
        />
      </Field>
      <Field
        label={messages.content}
        required
        error={errorOf('content')}
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
          render={({ field: { onChange, onBlur, value, ref } }) => (
            <MarkdownEditor
              ref={ref}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              uploadImage={uploadImage}
              onBusyChange={onBusyChange}
              placeholder={messages.contentPlaceholder}
            />
          )}
        />
      </Field>
      <FilesField
        upload={uploadFile}
        onDelete={onDeleteFile}
        describeFailure={describeFailure}
        value={files}
        onValueChange={onFilesChange}
        onBusyChange={onBusyChange}
      />
      <Field label={messages.urgency} group>
        <Controller
          control={control}
          name="urgency"
          render={({ field: { onChange, value } }) => (
            <Segmented
              aria-label={messages.urgency}
              value={value}
              onValueChange={onChange}
              options={(['0', '1'] as const).map((each) => ({ value: each, label: messages.urgencies[each] }))}
            />
          )}
        />
      </Field>
    </FormSection>
  );
}
