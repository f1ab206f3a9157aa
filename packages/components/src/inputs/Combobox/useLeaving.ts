import { useEffect, useEffectEvent, useRef, type FocusEventHandler } from 'react';
import type { usePanel } from './usePanel';

/**
 * Control and panel are one field: it is left when the focus is in neither and the panel is closed, and its host hears so then. While the
 * panel closes, the focus may be nowhere before it comes back to the control; a frame after the panel has gone, it comes back no more.
 */
export function useLeaving(
  { id, anchor, open }: Pick<ReturnType<typeof usePanel>, 'id' | 'anchor' | 'open'>,
  onBlur: FocusEventHandler<HTMLButtonElement> | undefined,
) {
  // How the focus left the control for the panel.
  const left = useRef<Parameters<FocusEventHandler<HTMLButtonElement>>[0]>(undefined);
  const tell = useEffectEvent(() => {
    if (left.current) onBlur?.(left.current);
    left.current = undefined;
  });
  useEffect(() => {
    if (open || left.current === undefined) return undefined;
    let frame = 0;
    const settle = (wasGone: boolean) => {
      const now = document.activeElement;
      const panel = document.getElementById(id);
      if (now === anchor.current) return;
      if (!wasGone && (now === document.body || panel?.contains(now)))
        frame = requestAnimationFrame(() => settle(panel === null));
      else tell();
    };
    settle(false);
    return () => cancelAnimationFrame(frame);
  }, [open, id, anchor]);
  const leave: FocusEventHandler<HTMLButtonElement> = (event) => {
    if (open) left.current = event;
    else onBlur?.(event);
  };
  return { leave, stay: () => void (left.current = undefined) };
}
