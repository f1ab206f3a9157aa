import { Alert } from '@compute-market/components/alert';
import { Dialog } from '@compute-market/components/dialog';
import { Stack } from '@compute-market/components/stack';
import { formatMoney, type Fen } from '@compute-market/contract/rules/money';
import { TopUpButton, TopUpForm, TopUpNote, useTopUp, type TopUpProps } from '../TopUpForm';
import { quickTopUpMessages as messages } from './messages';
import { NoteRoom } from './QuickTopUpDialog.styles';

export interface QuickTopUpDialogProps extends TopUpProps {
  open: boolean;
  onClose: () => void;
  /** What an order lacks; null when the dialog was opened by hand. */
  missing: Fen | null;
}

/** 快捷充值: a top-up over whatever the person was doing. Payment stands over it (product §2; screens C). */
export function QuickTopUpDialog({ open, onClose, missing, ...form }: QuickTopUpDialogProps) {
  const topUp = useTopUp(form);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={messages.title}
      size="lg"
      busy={form.submitting}
      scrimCloses={false}
      footer={
        topUp.transfer ? undefined : (
          <>
            <NoteRoom>
              <TopUpNote topUp={topUp} />
            </NoteRoom>
            <TopUpButton topUp={topUp} />
          </>
        )
      }
    >
      <Stack gap={16}>
        {missing !== null && <Alert tone="warn">{messages.missing(formatMoney(missing))}</Alert>}
        <TopUpForm {...form} id={topUp.id} />
      </Stack>
    </Dialog>
  );
}
