import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Dialog } from '@compute-market/components/dialog';
import { Field } from '@compute-market/components/field';
import { LinkButton } from '@compute-market/components/link-button';
import { PhoneField } from '@compute-market/components/phone-field';
import { TextArea } from '@compute-market/components/text-area';
import { TextField } from '@compute-market/components/text-field';
import { REMARK_MAX_LENGTH } from '@compute-market/contract/constants';
import type { PartnerForm } from '@compute-market/contract/forms/work-order-form';
import { routes } from '@compute-market/contract/routes';
import { FormDialog, type DialogControl, type DialogForm } from '../../form-dialog';
import { messages } from './messages';

/** The ticket that an application became. */
export interface PartnerApplication {
  readonly id: number;
  readonly no: string;
  readonly replyMinutes: number;
}

export interface PartnerDialogProps extends DialogControl, DialogForm<PartnerForm> {
  /** Once it is sent. */
  sent: PartnerApplication | null;
}

/** 成为合作伙伴: who offers which machines, where. It becomes a ticket (screens C). */
export function PartnerDialog({ sent, ...dialog }: PartnerDialogProps) {
  const {
    register,
    formState: { errors, isSubmitting: busy },
  } = dialog.form;
  if (sent !== null) {
    return (
      <Dialog
        open={dialog.open}
        onOpenChange={dialog.onClose}
        onClosed={dialog.onClosed}
        title={messages.title}
        sheet="auto"
        footer={
          <>
            <Button onClick={dialog.onClose}>{messages.close}</Button>
            <LinkButton variant="primary" href={routes.workOrderDetail.to({ id: sent.id })}>
              {messages.view}
            </LinkButton>
          </>
        }
      >
        <Alert tone="ok" announced title={messages.doneTitle}>
          {messages.done(sent.no, sent.replyMinutes)}
        </Alert>
      </Dialog>
    );
  }
  return (
    <FormDialog {...dialog} title={messages.title} description={messages.description} submitLabel={messages.submit}>
      <Field label={messages.name} required error={errors.name?.message}>
        <TextField autoComplete="name" readOnly={busy} {...register('name')} />
      </Field>
      <Field label={messages.phone} required error={errors.phone?.message}>
        <PhoneField readOnly={busy} {...register('phone')} />
      </Field>
      <Field label={messages.machines} required hint={messages.machinesHint} error={errors.machines?.message}>
        <TextField autoComplete="off" readOnly={busy} {...register('machines')} />
      </Field>
      <Field label={messages.room} required hint={messages.roomHint} error={errors.room?.message}>
        <TextField autoComplete="off" readOnly={busy} {...register('room')} />
      </Field>
      <Field label={messages.remark} optional error={errors.remark?.message}>
        <TextArea rows={3} maxLength={REMARK_MAX_LENGTH} readOnly={busy} {...register('remark')} />
      </Field>
    </FormDialog>
  );
}
