import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Dialog } from '@compute-market/components/dialog';
import { Stack } from '@compute-market/components/stack';
import type { ReactNode } from 'react';
import type { DialogControl } from '../form-dialog';

export interface ShownOnceDialogProps extends DialogControl {
  title: string;
  /** That it is not shown again, and what to do with it now. */
  warning: string;
  /** On the button that closes it: 我已保存. */
  doneLabel: string;
  /** The secret, and the buttons that copy or save it. */
  children: ReactNode;
}

/** A secret that is shown this once: a key, recovery codes. A press beside it does not close it. */
export function ShownOnceDialog({
  title,
  warning,
  doneLabel,
  open,
  onClose,
  onClosed,
  children,
}: ShownOnceDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onClosed={onClosed}
      scrimCloses={false}
      sheet="auto"
      size="md"
      title={title}
      footer={
        <Button variant="primary" onClick={onClose}>
          {doneLabel}
        </Button>
      }
    >
      <Stack gap={16}>
        <Alert tone="warn">{warning}</Alert>
        {children}
      </Stack>
    </Dialog>
  );
}
