import {
  useEffect,
  useEffectEvent,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../hooks/useHydrated';
import { giveBack, noteHolder, type FocusHolders } from './focus-holders';
import { LayerContext, type LayerState } from './layer-parts';
import { coverPage } from './page-behind';
import { enter, isInMessage, keepInRing } from './tab-ring';
import { useInputMethod } from './useInputMethod';
import { usePresence } from './usePresence';

/** Open layers, the topmost last: Escape belongs to that one. */
const layers: object[] = [];

interface Modality {
  open: boolean;
  layer: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLElement | null>;
  initialFocus: RefObject<HTMLElement | null> | undefined;
  /** What has the focus in the layer, or in what was opened in it. */
  focused: RefObject<Element | null>;
  isComposing: (event: KeyboardEvent) => boolean;
  onEscape: () => void;
}

/** A list of the browser's own that is open has the key for itself, and does not tell so. Its option has the focus. Not every browser knows the word. */
const openList = globalThis.CSS?.supports?.('selector(:open)') ? 'select:open' : undefined;
const isOfList = ({ target }: KeyboardEvent): boolean =>
  openList !== undefined && target instanceof Element && target.closest(openList) !== null;

const latestOf = ({ current }: Modality['focused']) => current;

/** The focus goes in with the opening and back with the closing; the page behind is out of reach, and Escape asks to close. */
function useModal({ open, layer, popup, initialFocus, focused, isComposing, onEscape }: Modality) {
  const heldBefore = useRef<FocusHolders | null>(null);
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
    if (!open) return undefined;
    const place = {};
    layers.push(place);
    // After what lies above the layer, such as a list that is open in it: that keeps its Escape for itself.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented || isOfList(event)) return;
      if (layers.at(-1) !== place) return;
      escape();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
      layers.splice(layers.indexOf(place), 1);
    };
  }, [open, isComposing]);
  useEffect(() => {
    const element = layer.current;
    if (!open || element === null) return undefined;
    const holders = heldBefore.current;
    let uncover: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      if (!element.contains(document.activeElement)) goIn();
      uncover = coverPage(element);
    });
    return () => {
      cancelAnimationFrame(frame);
      const held = document.activeElement;
      uncover?.();
      const lost = held === null || held === document.body || held === latestOf(focused) || element.contains(held);
      if (lost && holders !== null) giveBack(holders);
      // Where nobody can take it: some browsers leave the keyboard to what became inert.
      const kept = document.activeElement;
      if (kept instanceof HTMLElement && element.contains(kept)) kept.blur();
    };
  }, [open, layer, focused]);
}

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

function Layer({ open, onClose, onClosed, scrimCloses = true, initialFocus, children }: ModalLayerProps) {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  // Also in a list that was opened in the layer and stands elsewhere in the page: React tells of it here.
  const focused = useRef<Element>(null);
  const { present, motion } = usePresence(open, layer, onClosed);
  const isComposing = useInputMethod(open);
  useModal({ open, layer, popup, initialFocus, focused, isComposing, onEscape: onClose });
  useEffect(() => {
    if (!open) return undefined;
    const press = (event: KeyboardEvent) => {
      const inLayer = event.target instanceof Node && layer.current?.contains(event.target) === true;
      // Of several layers the last one, which covers the others.
      const isNext = inLayer || (isInMessage(event.target) && layer.current?.hasAttribute('inert') === false);
      if (isNext && popup.current && !isComposing(event)) keepInRing(event, popup.current);
    };
    // What held the focus went away, or can no longer hold it: also a message above the window.
    const lose = () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) popup.current?.focus({ preventScroll: true });
      });
    };
    // After React, which listens there for what is drawn into it: a field may keep its Tab for itself.
    document.body.addEventListener('keydown', press);
    document.addEventListener('focusout', lose);
    return () => {
      document.body.removeEventListener('keydown', press);
      document.removeEventListener('focusout', lose);
    };
  }, [open, isComposing]);
  if (!present) return null;
  const state: LayerState = {
    popup,
    motion,
    titleId: `${id}title`,
    descriptionId: `${id}description`,
    onScrim: () => {
      if (open && scrimCloses) onClose();
    },
  };
  // On its way out it takes no press: a second one would do its work again. Not the outer element, whose `inert` is that of the layers above.
  return createPortal(
    <div ref={layer}>
      <div inert={!open} onFocus={({ target }) => void (focused.current = target)}>
        <LayerContext value={state}>{children}</LayerContext>
      </div>
    </div>,
    document.body,
  );
}

/**
 * A layer over the page for one modal window: it traps the focus, gives it back, and closes by Escape. A server draws none, and one that is
 * open from the first comes as soon as the browser has taken the page over.
 */
export const ModalLayer = (props: ModalLayerProps) => useHydrated() && <Layer {...props} />;
