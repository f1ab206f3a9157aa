import { useState } from 'react';

export interface ClosingProps {
  /** After the dialog has gone. */
  readonly onClosed: () => void;
}

/** A dialog that is open from the start and goes softly; each opening mounts it anew. */
export function useClosing({ onClosed }: ClosingProps) {
  const [open, setOpen] = useState(true);
  return { open, onClose: () => setOpen(false), onClosed };
}
