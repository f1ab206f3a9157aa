import { Dialog, type DialogProps } from '@compute-market/components/dialog';
import { Stack } from '@compute-market/components/stack';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useTrial } from '../attempt-dialog';
import { RefusalAlert } from '../retry-alert';
import type { DialogControl } from './FormDialog';
import { Refused } from './FormDialog.styles';
import { DialogFooter } from './DialogFooter';

interface AttemptFormProps extends DialogControl, Pick<DialogProps, 'title' | 'description'> {
  submitLabel: string;
  /** Saves what its fields hold, which the server checks; rejects with an error whose message is the server's reason. */
  onAttempt: () => Promise<void>;
  children: ReactNode;
}

/** A dialog with a few fields of its own state that is tried at once; a refusal says why and leaves it open with what was typed. */
export function AttemptForm({
  title,
  description,
  submitLabel,
  onAttempt,
  open,
  onClose,
  onClosed,
  children,
}: AttemptFormProps) {
  const id = useId();
  const { reason, busy, run } = useTrial();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(onAttempt);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onClosed={onClosed}
      title={title}
      description={description}
      busy={busy}
      scrimCloses={false}
      sheet="auto"
      footer={<DialogFooter form={id} label={submitLabel} busy={busy} onCancel={onClose} />}
    >
      <Stack as="form" gap={12} id={id} noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        {reason !== undefined && (
          <Refused>
            <RefusalAlert reason={reason} />
          </Refused>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
