import type { LineState } from '@compute-market/patterns/instance/LivePage';
import { useEffect, useRef, useState } from 'react';
import type { LineRun } from './line-run';

/** What a run has of its page. */
export interface LinePage<Run> {
  /** Name of the instance. */
  readonly name: string;
  readonly show: (state: LineState) => void;
  /** The keyboard goes on behind what is shown. */
  readonly leave: () => void;
  /** The run itself, for listeners that are made before it; null once the page is gone. */
  readonly run: () => Run | null;
}

/** What is shown over a line. */
export interface LineKind<Code, Place, Run> {
  /** Loads what draws it. */
  readonly load: () => Promise<Code>;
  /** Draws it in its place; the answer is not connected yet. */
  readonly begin: (code: Code, place: Place, page: LinePage<Run>) => Run;
  /** Said where its code cannot be loaded. */
  readonly notLoaded: string;
}

/** LivePage names where the keyboard goes on. */
const leave = () => document.querySelector<HTMLElement>('[data-part="after"]')?.focus();

/** One line to an instance, whose `kind` stays; it is drawn in `place` once that stands. */
export function useLine<Code, Place, Run extends LineRun>(kind: LineKind<Code, Place, Run>, name: string) {
  const place = useRef<Place>(null);
  const run = useRef<Run>(null);
  const [line, setLine] = useState<LineState>({ state: 'connecting', again: false });
  /** How often its code was asked for again. */
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    let left = false;
    const start = async () => {
      const code = await kind.load();
      if (left) return;
      const started = kind.begin(code, current, { name, show: setLine, leave, run: () => run.current });
      run.current = started;
      await started.connect(false);
    };
    start().catch(() => {
      if (!left) setLine({ state: 'refused', reason: kind.notLoaded });
    });
    return () => {
      left = true;
      run.current?.end();
      run.current = null;
    };
  }, [kind, name, asked]);

  const reconnect = () => {
    if (run.current !== null) return void run.current.connect(true);
    setLine({ state: 'connecting', again: false });
    return setAsked((times) => times + 1);
  };
  return { place, run, line, reconnect };
}
