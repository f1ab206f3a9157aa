import { Button } from '@compute-market/components/button';
import type { ReactNode } from 'react';
import { formDialogMessages as messages } from './messages';

interface DialogFooterProps {
  /** The word of the button that does it. */
  label: ReactNode;
  /** It is being done: nothing closes the dialog meanwhile. */
  busy?: boolean;
  disabled?: boolean;
  /** It destroys something. */
  danger?: boolean;
  /** Id of the form that the button sends; without one it calls `onConfirm`. */
  form?: string;
  onConfirm?: () => void;
  onCancel: () => void;
  /** In place of 取消: another way out. */
  wayOut?: ReactNode;
}

/** 取消 and the one button that does what a dialog is for. */
export const DialogFooter = ({
  label,
  busy = false,
  disabled,
  danger = false,
  form,
  onConfirm,
  onCancel,
  wayOut,
}: DialogFooterProps) => (
  <>
    {wayOut ?? (
      <Button disabled={busy} onClick={onCancel}>
        {messages.cancel}
      </Button>
    )}
    <Button
      type={form === undefined ? 'button' : 'submit'}
      form={form}
      variant={danger ? 'dangerFill' : 'primary'}
      loading={busy}
      disabled={disabled}
      onClick={onConfirm}
    >
      {label}
    </Button>
  </>
);
