import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { DateField } from '@compute-market/components/date-field';
import { Dialog } from '@compute-market/components/dialog';
import { Field } from '@compute-market/components/field';
import { LinkButton } from '@compute-market/components/link-button';
import { PhoneField } from '@compute-market/components/phone-field';
import { QuantityField } from '@compute-market/components/quantity-field';
import { TextArea } from '@compute-market/components/text-area';
import { TextField } from '@compute-market/components/text-field';
import { REMARK_MAX_LENGTH, RESERVATION_MAX_MACHINES } from '@compute-market/contract/constants';
import type { ReservationForm } from '@compute-market/contract/forms/reservation-form';
import { routes } from '@compute-market/contract/routes';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { RefusalAlert } from '../../retry-alert';
import { DialogFooter } from '../../form-dialog';
import { messages } from './messages';
import { Form, Wide } from './ReservationDialog.styles';

export interface ReservationDialogProps {
  form: UseFormReturn<ReservationForm>;
  /** The machine that is reserved: its name and room. */
  model: string;
  /** Earliest day, YYYY-MM-DD. */
  today: string;
  onSubmit: () => void;
  /** Why the reservation was refused and what to do; the form keeps what was typed. */
  problem: string | null;
  /** Number of the reservation once it is made. */
  reservationNo: string | null;
  onClose: () => void;
}

/** Asks for bare-metal machines: who, how many, how long, from when (screens B2). */
export function ReservationDialog({
  form,
  model,
  today,
  onSubmit,
  problem,
  reservationNo,
  onClose,
}: ReservationDialogProps) {
  const { control, formState, register } = form;
  const { errors, isSubmitting } = formState;
  if (reservationNo !== null) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={messages.title}
        sheet="auto"
        footer={
          <>
            <Button onClick={onClose}>{messages.close}</Button>
            <LinkButton variant="primary" href={routes.reservations.to()} onClick={onClose}>
              {messages.view}
            </LinkButton>
          </>
        }
      >
        <Alert tone="ok" announced title={messages.done}>
          {messages.number(reservationNo)}
        </Alert>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      scrimCloses={false}
      busy={isSubmitting}
      title={messages.title}
      description={`${messages.model}：${model}`}
      footer={<DialogFooter label={messages.submit} busy={isSubmitting} onConfirm={onSubmit} onCancel={onClose} />}
    >
      <Form noValidate onSubmit={(event) => event.preventDefault()}>
        {problem === null ? null : (
          <Wide>
            <RefusalAlert reason={problem} />
          </Wide>
        )}
        <Field label={messages.name} required error={errors.contact_name?.message}>
          <TextField autoComplete="name" {...register('contact_name')} />
        </Field>
        <Field label={messages.phone} required error={errors.phone?.message}>
          <PhoneField {...register('phone')} />
        </Field>
        <Field
          label={messages.num}
          required
          hint={messages.numHint(RESERVATION_MAX_MACHINES)}
          error={errors.num?.message}
        >
          <Controller
            control={control}
            name="num"
            render={({ field: { onChange, ...field } }) => (
              <QuantityField {...field} min={1} max={RESERVATION_MAX_MACHINES} onValueChange={onChange} />
            )}
          />
        </Field>
        <Field label={messages.months} required hint={messages.monthsHint} error={errors.rent_months?.message}>
          <Controller
            control={control}
            name="rent_months"
            render={({ field: { onChange, ...field } }) => (
              <QuantityField {...field} min={1} max={60} onValueChange={onChange} />
            )}
          />
        </Field>
        <Field label={messages.date} required error={errors.begin_date?.message}>
          <Controller
            control={control}
            name="begin_date"
            render={({ field: { onChange, ...field } }) => (
              <DateField {...field} min={today} onValueChange={onChange} />
            )}
          />
        </Field>
        <Field label={messages.purpose} optional error={errors.purpose?.message}>
          <TextField maxLength={REMARK_MAX_LENGTH} {...register('purpose')} />
        </Field>
        <Wide>
          <Field label={messages.remark} optional error={errors.remark?.message}>
            <TextArea maxLength={REMARK_MAX_LENGTH} {...register('remark')} />
          </Field>
        </Wide>
      </Form>
    </Dialog>
  );
}
