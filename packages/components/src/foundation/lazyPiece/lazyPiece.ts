import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';

/** ms until a piece that could not be had is asked for again; the last of them repeats. */
const waits = [300, 900, 3_000, 10_000] as const;
const longest = 10_000;

type Listener = () => void;
const listeners = new Set<Listener>();
const tell = () => listeners.forEach((listener) => listener());

/** Called when a piece of code could not be fetched, so that the host can say so. Returns the way to unsubscribe. */
export function onLostPiece(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Browsers say it in three ways: a file of code could not be fetched. Any other failure is a defect of that code. */
export const isLostPiece = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script|Failed to fetch/i.test(error.message);

/** Ends after `ms`, or as soon as the network is back. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });

/** Asks until the code is here; `onLost` is called once, at the second failure. A defect of the code rejects. */
async function untilLoaded<Module>(load: () => Promise<Module>, onLost?: Listener): Promise<Module> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (!isLostPiece(error)) throw error;
      if (failures === 1) onLost?.();
      await pause(waits[failures] ?? longest);
    }
  }
}

/**
 * A part of a screen whose code comes when it is first drawn. Where the network fails it keeps the fallback of its Suspense, says so once, and appears when its
 * code can be had: React's own `lazy` stays broken until the page is loaded anew. `preload` asks ahead, again until it is here, and says nothing; it ends when the code is
 * here or has a defect, and what is here by then is drawn at once.
 */
export function lazyPiece<Shown extends (props: never) => ReactNode>(
  load: () => Promise<{ readonly default: Shown }>,
): Shown & { readonly preload: () => Promise<void> } {
  let here: ComponentType | undefined;
  const bring = async () => {
    const module = (await load()) as unknown as { readonly default: ComponentType };
    here = module.default;
    return module;
  };
  const later = lazy(() => untilLoaded(bring, tell));
  // Drawn exactly as the component that it stands for. What `lazy` has to wait for, React shows 0.3 s late, however quickly it is there.
  function Piece(props: object) {
    const [shown] = useState(() => here ?? later);
    return createElement(shown, props);
  }
  const preload = laterPiece(bring);
  const ended = () => undefined;
  return Object.assign(Piece, { preload: () => preload().then(ended, ended) }) as unknown as Shown & {
    readonly preload: () => Promise<void>;
  };
}

/** Code that is no part of a screen, for one use now: says when it cannot be had, and rejects; the next use asks again. */
export async function loadPiece<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (isLostPiece(error)) tell();
    throw error;
  }
}

/**
 * Code that a screen goes on without until it is here: says nothing, and where the network fails it is asked for again until it can be had.
 * All who ask while it is on its way wait for the same answer, so nothing that a person waits for may wait for it.
 */
export function laterPiece<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let coming: Promise<Module> | undefined;
  return () => {
    coming ??= untilLoaded(load).catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}
