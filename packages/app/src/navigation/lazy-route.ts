const storageKey = 'chunk-reload';
const reloadGuard = 10_000;
const waits = [300, 900];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A newly published site removes old chunks: one reload fetches the new page, a second within ten seconds would loop. */
function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (Date.now() - last < reloadGuard) return false;
  sessionStorage.setItem(storageKey, String(Date.now()));
  window.location.reload();
  return true;
}

/** Loads a route's chunk: twice more on failure, then one reload of the page, then the route's error panel. */
export function lazyRoute<Module>(load: () => Promise<Module>) {
  return async (): Promise<Module> => {
    for (const pause of waits) {
      try {
        return await load();
      } catch {
        await wait(pause);
      }
    }
    try {
      return await load();
    } catch (error) {
      if (reloadOnce()) return new Promise<Module>(() => undefined);
      throw error;
    }
  };
}
