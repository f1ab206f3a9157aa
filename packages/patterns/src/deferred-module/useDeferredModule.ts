import { useEffect, useState } from 'react';

/**
 * A module that a screen can do without until it can be used: asked for once what stands there has been painted, null until it is here.
 * `load` is a `laterPiece`, which asks again until it can be had.
 */
export function useDeferredModule<Module extends object>(
  standing: boolean,
  load: () => Promise<Module>,
): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  const missing = module === null;
  useEffect(() => {
    if (!standing || !missing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const bring = () =>
      void load().then((loaded) => {
        if (current) setModule(() => loaded);
      });
    // A frame is painted after its callbacks: what comes a task later does not hold it up.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(bring);
    });
    return () => {
      current = false;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [standing, missing, load]);
  return module;
}
