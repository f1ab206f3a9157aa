import { useEffect, useRef, useState } from 'react';

/**
 * Whether somebody holds what these props are given to: by the focus, or by a pointer that came to it. One that lay there before, such as
 * on the button that the message came over, holds nothing.
 */
export function useHeld() {
  const ref = useRef<HTMLDivElement>(null);
  const wasElsewhere = useRef(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const follow = ({ target }: PointerEvent) => {
      const inside = target instanceof Node && ref.current?.contains(target) === true;
      if (!inside) wasElsewhere.current = true;
      setPointed(inside && wasElsewhere.current);
    };
    document.addEventListener('pointermove', follow);
    return () => document.removeEventListener('pointermove', follow);
  }, []);
  return {
    held: pointed || focused,
    ref,
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
