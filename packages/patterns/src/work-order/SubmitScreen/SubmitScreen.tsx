import { Alert } from '@compute-market/components/alert';
import { Breadcrumb } from '@compute-market/components/breadcrumb';
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { ErrorState } from '@compute-market/components/error-state';
import { Field } from '@compute-market/components/field';
import { useFocusInPart } from '@compute-market/components/focus-near';
import { Form } from '@compute-market/components/form';
import { FormSection } from '@compute-market/components/form-section';
import { Link } from '@compute-market/components/link';
import { LinkButton } from '@compute-market/components/link-button';
import { PhoneField } from '@compute-market/components/phone-field';
import { Result } from '@compute-market/components/result';
import { Select } from '@compute-market/components/select';
import { Skeleton } from '@compute-market/components/skeleton';
import { WORK_ORDER_MAX_NOTIFICATIONS } from '@compute-market/contract/constants';
import { routes } from '@compute-market/contract/routes';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { AgreementTick, type Terms } from '../../agreement-tick/AgreementTick';
import { formFields, useUploading } from '../../form-dialog';
import { RefusalAlert, RestoredAlert } from '../../retry-alert';
import { PageHead } from '../../shell/PageHead';
import { messages } from './messages';
import { NotifyPeople, type NotifyPeopleProps } from './NotifyPeople';
import { ProblemSection, type ProblemSectionProps } from './ProblemSection';
import { End, Half, Stack } from './SubmitScreen.styles';

/** The number of a ticket that was sent, and when support answers, minutes. */
export interface SentWorkOrder {
  readonly id: number;
  readonly no: string;
  readonly expectMinutes: number;
}

export interface SubmitScreenProps extends Omit<ProblemSectionProps, 'onBusyChange'> {
  people: Omit<NotifyPeopleProps, 'form' | 'onRefused'>;
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
  /** 选择问题, with what this ticket is about. */
  chooseHref: string;
  onRetry: () => void;
}

function Contact({ form, people }: Pick<SubmitScreenProps, 'form' | 'people'>) {
  const { control, register, errorOf } = formFields(form);
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <FormSection title={messages.sections.contact}>
      <Half>
        <Field label={messages.phone} required error={errorOf('phone')}>
          <PhoneField {...register('phone')} />
        </Field>
      </Half>
      <Half>
        <Field label={messages.contactTime} error={errorOf('contact_time')}>
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
        error={refused ?? errorOf('notify_target')}
      >
        <NotifyPeople {...people} form={form} onRefused={setRefused} />
      </Field>
    </FormSection>
  );
}

/** Why the ticket is not to be sent yet: it would leave without what is still on its way. */
function waitsFor({ form, resources }: Pick<SubmitScreenProps, 'form' | 'resources'>, uploading: boolean) {
  if (uploading) return messages.uploading;
  const about = form.watch('resource_id');
  return resources?.options.state === 'loading' && about !== '' ? messages.readingResource(about) : null;
}

function Filling(props: SubmitScreenProps) {
  const { form, agreed, terms, onSubmit, problem, restored, onClear, question, chooseHref } = props;
  const { control, errorOf, busy } = formFields(form);
  const { uploading, onBusyChange } = useUploading();
  const waiting = waitsFor(props, uploading);
  return (
    <Card padding="lg">
      <Form
        busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          if (waiting === null) onSubmit();
        }}
      >
        {restored && <RestoredAlert onClear={onClear} />}
        <FormSection>
          <Field label={messages.category} group>
            <Cluster tone="strong" breaks gap={12} rowGap={4}>
              {question.state === 'ready' && question.data !== null ? (
                `${question.data.category.name} / ${question.data.child.name}`
              ) : (
                <Skeleton lines={1} />
              )}
              <Link href={chooseHref}>{messages.change}</Link>
            </Cluster>
          </Field>
        </FormSection>
        <ProblemSection {...props} onBusyChange={onBusyChange} />
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
                  error={errorOf('agreed')}
                >
                  {messages.agree}
                  <Link href={routes.workOrderAgreement.to()} target="_blank">
                    {messages.agreement}
                  </Link>
                </AgreementTick>
              )}
            />
          )}
          <RefusalAlert reason={problem} />
          {waiting !== null && <Alert>{waiting}</Alert>}
          <Button type="submit" variant="primary" size="lg" loading={busy} disabled={waiting !== null}>
            {busy ? messages.submitting : messages.submit}
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
            <LinkButton variant="primary" href={props.chooseHref}>
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
export function SubmitScreen(props: SubmitScreenProps) {
  const part = useFocusInPart<HTMLDivElement>(props.sent === null ? 'form' : 'sent');
  return (
    <>
      <Breadcrumb items={[{ label: messages.crumbs.ask, href: props.chooseHref }, { label: messages.crumbs.submit }]} />
      <PageHead title={messages.title} help={messages.help} />
      <Stack ref={part}>
        <Body {...props} />
      </Stack>
    </>
  );
}
