import { useRef, useState, type HTMLAttributes, type MouseEvent, type PointerEvent, type Ref } from 'react';
import { Head, Root, Tail } from './Truncate.styles';

export interface TruncateProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The whole text. It can be copied and is read in full; only its drawing is cut. */
  text: string;
  /** Where it is cut: names at the end, hosts and ids in the middle, since their ends tell them apart. */
  at?: 'end' | 'middle';
  /** Characters kept after the cut in the middle. */
  tail?: number;
  ref?: Ref<HTMLSpanElement>;
}

/** What does something else when it is pressed, and so is not asked for its whole words. */
const pressed = 'a, button, label, summary, [role="button"], [role="link"], [role="option"], [role^="menuitem"]';

/** Under a finger, which does not hover, a press on words that are cut draws the whole of them, and the next one cuts them again. */
function useUnfolding() {
  const [whole, setWhole] = useState(false);
  const pointer = useRef('');
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    pointer.current = pointerType;
  };
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { firstElementChild: head } = currentTarget;
    const isCut = head !== null && head.scrollWidth > head.clientWidth;
    if (pointer.current !== 'touch' || currentTarget.closest(pressed)) return;
    setWhole(!whole && isCut);
  };
  return { whole, onPointerDown, onClick };
}

/** One line that gives way to an ellipsis where the room ends; the pointer shows the whole, and so does a press by finger. */
export function Truncate({ text, at = 'end', tail = 8, onPointerDown, onClick, ...rest }: TruncateProps) {
  const cut = at === 'middle' && text.length > tail ? text.length - tail : text.length;
  const unfolding = useUnfolding();
  return (
    <Root
      data-component="Truncate"
      title={text}
      data-whole={unfolding.whole || undefined}
      {...rest}
      onPointerDown={(event) => {
        unfolding.onPointerDown(event);
        onPointerDown?.(event);
      }}
      onClick={(event) => {
        unfolding.onClick(event);
        onClick?.(event);
      }}
    >
      <Head>{text.slice(0, cut)}</Head>
      {cut < text.length ? <Tail>{text.slice(cut)}</Tail> : null}
    </Root>
  );
}
