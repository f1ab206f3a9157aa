import { Dialog, type DialogProps } from '@compute-market/components/dialog';
import { Stack } from '@compute-market/components/stack';
import { useId, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { RefusalAlert } from '../retry-alert';
import { Refused } from './FormDialog.styles';
import { DialogFooter } from './DialogFooter';

/** Whether a dialog is open, how to close it, and what runs when it has gone. */
export interface DialogControl {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed?: () => void;
}

/** A form as its dialog needs it; validation and submission are the application's. */
export interface DialogForm<Values extends FieldValues, Checked = Values> {
  readonly form: UseFormReturn<Values, unknown, Checked>;
  readonly onSubmit: () => void;
  /** A refusal that belongs to no field; stands over the form. */
  readonly refused: string | null;
}

interface FormDialogProps<Values extends FieldValues, Checked>
  extends DialogControl,
    DialogForm<Values, Checked>,
    Pick<DialogProps, 'title' | 'description' | 'size' | 'sheet'> {
  submitLabel: string;
  /** The submission destroys something. */
  danger?: boolean;
  /** In place of 取消: another way out. */
  wayOut?: ReactNode;
  children: ReactNode;
}

/** A dialog with one form: what is typed is not lost by a press beside it, and nothing closes it while it is being sent. */
export function FormDialog<Values extends FieldValues, Checked = Values>({
  form,
  onSubmit,
  refused,
  open,
  onClose,
  onClosed,
  submitLabel,
  danger = false,
  wayOut,
  children,
  ...dialog
}: FormDialogProps<Values, Checked>) {
  const id = useId();
  const { isSubmitting } = form.formState;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onClosed={onClosed}
      busy={isSubmitting}
      scrimCloses={false}
      sheet="auto"
      {...dialog}
      footer={
        <DialogFooter
          form={id}
          label={submitLabel}
          danger={danger}
          busy={isSubmitting}
          onCancel={onClose}
          wayOut={wayOut}
        />
      }
    >
      <Stack
        as="form"
        gap={8}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {refused !== null && (
          <Refused>
            <RefusalAlert reason={refused} />
          </Refused>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
