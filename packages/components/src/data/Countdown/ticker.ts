/** One timer for every countdown on the page. It runs only while someone listens, and catches up when the tab is seen again. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let current = 0;

const tick = () => {
  current = Date.now();
  for (const listener of listeners) listener();
};
const onVisible = () => {
  if (document.visibilityState === 'visible') tick();
};

/** This browser's clock in ms, as of the last tick; the same for all within one second. */
export const tickedNow = () => {
  if (timer === undefined) current = Date.now();
  return current;
};

export function subscribeTicks(listener: () => void) {
  listeners.add(listener);
  if (timer === undefined) {
    current = Date.now();
    timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', onVisible);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', onVisible);
  };
}
