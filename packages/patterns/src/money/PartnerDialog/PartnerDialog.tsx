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
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
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
  const { errorOf, input } = formFields(dialog.form);
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
      <Field label={messages.name} required error={errorOf('name')}>
        <TextField autoComplete="name" {...input('name')} />
      </Field>
      <Field label={messages.phone} required error={errorOf('phone')}>
        <PhoneField {...input('phone')} />
      </Field>
      <Field label={messages.machines} required hint={messages.machinesHint} error={errorOf('machines')}>
        <TextField autoComplete="off" {...input('machines')} />
      </Field>
      <Field label={messages.room} required hint={messages.roomHint} error={errorOf('room')}>
        <TextField autoComplete="off" {...input('room')} />
      </Field>
      <Field label={messages.remark} optional error={errorOf('remark')}>
        <TextArea rows={3} maxLength={REMARK_MAX_LENGTH} {...input('remark')} />
      </Field>
    </FormDialog>
  );
}
