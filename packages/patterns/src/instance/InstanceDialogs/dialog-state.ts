/** Whether a dialog is open, and who is told when it closes and when it has gone. */
export interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed?: () => void;
}
