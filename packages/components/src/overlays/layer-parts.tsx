import {
  createContext,
  useContext,
  useRef,
  type HTMLAttributes,
  type MouseEvent,
  type Ref,
  type RefObject,
} from 'react';
import { useMergedRef } from '../hooks/useMergedRef';

/** What the parts of a modal layer are told. */
export interface LayerState {
  popup: RefObject<HTMLDivElement | null>;
  titleId: string;
  descriptionId: string;
  /** Attributes of what moves on the way in and out. */
  motion: { 'data-starting-style': string | undefined; 'data-ending-style': string | undefined };
  /** Asked by a press on the scrim. */
  onScrim: () => void;
}

export const LayerContext = createContext<LayerState | undefined>(undefined);

function useLayer(): LayerState {
  const state = useContext(LayerContext);
  if (state === undefined) throw new Error('a part of a modal window stands outside of its layer');
  return state;
}

export interface LayerPartProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
}

/** A press counts when it began and ended on the element itself: text that is marked from a field to beside the window closes nothing. */
function useOwnPress(onPress: () => void) {
  const began = useRef(false);
  const isOwn = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return {
    onMouseDown: (event: MouseEvent) => {
      began.current = isOwn(event);
      // The focus stays in the window.
      if (began.current) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      if (began.current && isOwn(event)) onPress();
    },
  };
}

/** What dims the page behind the window. */
export function LayerScrim(props: LayerPartProps) {
  const { motion, onScrim } = useLayer();
  return <div role="presentation" {...motion} {...useOwnPress(onScrim)} {...props} />;
}

/** What places the window, over the whole scrim. */
export function LayerFrame(props: LayerPartProps) {
  return <div role="presentation" {...useOwnPress(useLayer().onScrim)} {...props} />;
}

export interface LayerWindowProps extends LayerPartProps {
  /** A `LayerDescription` stands in it. */
  described?: boolean;
}

/** The window itself, named by its `LayerTitle`. */
export function LayerWindow({ described = false, ref, ...rest }: LayerWindowProps) {
  const { popup, motion, titleId, descriptionId } = useLayer();
  return (
    <div
      role="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={described ? descriptionId : undefined}
      {...motion}
      {...rest}
      ref={useMergedRef(popup, ref)}
    />
  );
}

export function LayerTitle(props: HTMLAttributes<HTMLHeadingElement>) {
  // oxlint-disable-next-line jsx-a11y/heading-has-content -- what it says is among the props
  return <h2 id={useLayer().titleId} {...props} />;
}

export function LayerDescription(props: HTMLAttributes<HTMLParagraphElement>) {
  return <p id={useLayer().descriptionId} {...props} />;
}
