import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** The state of a control that opens the list of options, and the attributes its button owes. */
export function usePanel() {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // Once opened it stays mounted, so that it can leave as it came.
  const [wanted, setWanted] = useState(false);
  const [byTouch, setByTouch] = useState(false);

  const change = (next: boolean) => {
    if (next) setWanted(true);
    setOpen(next);
  };
  return {
    id,
    anchor,
    open,
    wanted,
    byTouch,
    change,
    attributes: {
      type: 'button' as const,
      role: 'combobox',
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
    },
    press: (event: MouseEvent<HTMLButtonElement>) => {
      setByTouch('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch');
      change(!open);
    },
    /** Enter and Space press the button by themselves; the arrows open it as they open a native select. */
    keyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setByTouch(false);
      change(true);
    },
  };
}
