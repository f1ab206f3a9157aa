import { useEffect, useLayoutEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Where something is on its way in or out. The styles begin and end by `data-starting-style` and `data-ending-style`. */
type Phase = 'gone' | 'starting' | 'here' | 'ending';

/** What moves on the way out itself and comes to an end. What moves in the content is not waited for: it may be paused, or have no end. */
const wayOut = (within: Element | null) =>
  (within?.getAnimations?.({ subtree: true }) ?? []).filter(
    ({ effect, playState }) =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect.target?.hasAttribute('data-ending-style') &&
      effect.getComputedTiming().endTime !== Infinity,
  );

/** Until the way out is over. What is cut short may go on otherwise, as where the window is resized. */
async function atRest(within: Element | null): Promise<void> {
  const moving = wayOut(within);
  if (moving.length === 0) return;
  await Promise.allSettled(moving.map(({ finished }) => finished));
  await atRest(within);
}

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
    void atRest(moving.current).then(() => {
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
