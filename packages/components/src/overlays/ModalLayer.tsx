import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { giveBack, noteHolder, type FocusHolders } from './focus-holders';
import { LayerContext, type LayerState } from './layer-parts';
import { coverPage } from './page-behind';
import { enter, keepInRing } from './tab-ring';
import { useInputMethod } from './useInputMethod';
import { usePresence } from './usePresence';

/** Open layers, the topmost last: Escape belongs to that one. */
const layers: object[] = [];

interface Modality {
  open: boolean;
  container: HTMLElement | undefined;
  popup: RefObject<HTMLElement | null>;
  initialFocus: RefObject<HTMLElement | null> | undefined;
  /** Whether an element lies in the layer, or in what was opened in it. */
  holds: (element: Element) => boolean;
  isComposing: (event: KeyboardEvent) => boolean;
  onEscape: () => void;
}

/** The focus goes in with the opening and back with the closing; the page behind is out of reach, and Escape asks to close. */
function useModal({ open, container, popup, initialFocus, holds, isComposing, onEscape }: Modality) {
  const heldBefore = useRef<FocusHolders>([]);
  // Before its content stands in the page, which may take the focus by itself.
  useInsertionEffect(() => {
    if (open) heldBefore.current = noteHolder();
  }, [open]);
  const goIn = useEffectEvent(() => {
    const first = initialFocus?.current;
    first?.focus();
    if (popup.current && (!first || document.activeElement !== first)) enter(popup.current);
  });
  const escape = useEffectEvent(onEscape);
  // With its first paint: whoever sees the layer may press, and on a busy device other effects come later.
  useLayoutEffect(() => {
    if (!open || container === undefined) return undefined;
    const layer = {};
    layers.push(layer);
    // After what lies above the layer, such as a list that is open in it: that keeps its Escape for itself.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented || layers.at(-1) !== layer) return;
      escape();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [open, container, isComposing]);
  useEffect(() => {
    if (!open || container === undefined) return undefined;
    const holders = heldBefore.current;
    let uncover: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      if (!container.contains(document.activeElement)) goIn();
      uncover = coverPage(container);
    });
    return () => {
      cancelAnimationFrame(frame);
      const held = document.activeElement;
      uncover?.();
      const lost = held === null || held === document.body || holds(held);
      if (lost) giveBack(holders);
      // Where nobody can take it: some browsers leave the keyboard to what became inert.
      const kept = document.activeElement;
      if (kept instanceof HTMLElement && container.contains(kept)) kept.blur();
    };
  }, [open, container, holds]);
}

/** Where a layer is drawn; a server has none. */
const standIn = () => (typeof document === 'undefined' ? undefined : document.createElement('div'));

export interface ModalLayerProps {
  open: boolean;
  /** Asked by Escape, and by the scrim where `scrimCloses`. */
  onClose: () => void;
  /** After the way out has been drawn. */
  onClosed?: () => void;
  scrimCloses?: boolean;
  /** Takes the focus on opening; the first that can by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The scrim and the window, of the parts in `layer-parts`. */
  children: ReactNode;
}

/** A layer over the page for one modal window: it traps the focus, gives it back, and closes by Escape. A server draws none. */
export function ModalLayer({ open, onClose, onClosed, scrimCloses = true, initialFocus, children }: ModalLayerProps) {
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  // Also in a list that was opened in the layer and stands elsewhere in the page: React tells of it here.
  const focused = useRef<Element>(null);
  const [container] = useState(standIn);
  const moving = useRef<HTMLElement>(null);
  const { present, motion } = usePresence(open, moving, onClosed);
  // Before its content looks for the page it stands in: what takes the focus by itself must stand in one.
  useInsertionEffect(() => {
    if (!present || container === undefined) return undefined;
    moving.current = container;
    document.body.append(container);
    return () => container.remove();
  }, [present, container]);
  const isComposing = useInputMethod(open);
  const holds = useCallback(
    (element: Element) => element === focused.current || container?.contains(element) === true,
    [container],
  );
  useModal({ open, container, popup, initialFocus, holds, isComposing, onEscape: onClose });
  useEffect(() => {
    if (!open || container === undefined) return undefined;
    const press = (event: KeyboardEvent) => {
      if (popup.current && !isComposing(event)) keepInRing(event, popup.current);
    };
    // What held the focus went away, or can no longer hold it: also a message above the window.
    const lose = () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) popup.current?.focus({ preventScroll: true });
      });
    };
    container.addEventListener('keydown', press);
    document.addEventListener('focusout', lose);
    return () => {
      container.removeEventListener('keydown', press);
      document.removeEventListener('focusout', lose);
    };
  }, [open, container, isComposing]);
  if (container === undefined || !present) return null;
  const state: LayerState = {
    popup,
    motion,
    titleId: `${id}title`,
    descriptionId: `${id}description`,
    onScrim: () => {
      if (open && scrimCloses) onClose();
    },
  };
  // On its way out it takes no press: a second one would do its work again. Not the container, whose `inert` is that of the layers above.
  return createPortal(
    <div inert={!open} onFocus={({ target }) => void (focused.current = target)}>
      <LayerContext value={state}>{children}</LayerContext>
    </div>,
    container,
  );
}
