import { useEffect, useLayoutEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Where something is on its way in or out. The styles begin and end by `data-starting-style` and `data-ending-style`. */
type Phase = 'gone' | 'starting' | 'here' | 'ending';

/**
 * Whether something still stands in the page: it comes with `open`, and goes when what moves on its way out has come to rest. What is open
 * from the first does not move in.
 */
export function usePresence(open: boolean, moving: RefObject<Element | null>, onGone: (() => void) | undefined) {
  const [phase, setPhase] = useState<Phase>(open ? 'here' : 'gone');
  if (open && (phase === 'gone' || phase === 'ending')) setPhase('starting');
  if (!open && (phase === 'here' || phase === 'starting')) setPhase('ending');
  const gone = useEffectEvent(() => {
    setPhase('gone');
    onGone?.();
  });

  useLayoutEffect(() => {
    if (phase !== 'starting') return undefined;
    // The styles it starts from must have been taken in, or there is nothing to move from.
    const frame = requestAnimationFrame(() => setPhase('here'));
    return () => cancelAnimationFrame(frame);
  }, [phase]);

  useEffect(() => {
    if (phase !== 'ending') return undefined;
    let left = false;
    const animations = moving.current?.getAnimations?.({ subtree: true }) ?? [];
    const finite = animations.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    void Promise.allSettled(finite.map(({ finished }) => finished)).then(() => {
      if (!left) gone();
    });
    return () => {
      left = true;
    };
  }, [phase, moving]);

  return {
    present: phase !== 'gone',
    motion: {
      'data-starting-style': phase === 'starting' ? '' : undefined,
      'data-ending-style': phase === 'ending' ? '' : undefined,
    },
  };
}
