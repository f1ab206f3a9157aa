import '@compute-market/tokens/tokens.css';
import { GlobalStyle } from '@compute-market/components/global-style';
import { flushSync } from 'react-dom';
import type { Drawn } from './compared';
import { draw } from './draw';
import { comparisons } from './list';
import { scrollTable } from './scrolling-table';

const warmUps = 10;
const rounds = 20;
const changes = 20;

/** ms for React's part of one mount: what the browser does afterwards is the same for the same markup. */
function mountOnce({ node }: Drawn) {
  const { took, remove } = draw(node);
  remove();
  return took;
}

/** ms of one change on a standing part, the mean of several in a row. */
function changeOnce({ node, change }: Drawn) {
  const { remove } = draw(node);
  const started = performance.now();
  for (let turn = 0; turn < changes; turn += 1) flushSync(() => change?.(turn));
  const took = (performance.now() - started) / changes;
  remove();
  return took;
}

/** The quickest round: other work on the machine only ever adds time. */
const quickest = (values: number[]) => Math.min(...values);

/** Both sides take turns within one run, so that a busy machine slows both alike. */
function alternate(once: (drawn: Drawn) => number, component: () => Drawn, bare: () => Drawn) {
  const taken = { component: [] as number[], bare: [] as number[] };
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const [first, second] = [once(bare()), once(component())];
    if (round < warmUps) continue;
    taken.bare.push(first);
    taken.component.push(second);
  }
  return { component: quickest(taken.component), bare: quickest(taken.bare) };
}

let standing: (() => void) | undefined;

const bench = {
  names: comparisons.map(({ name, changed, limits }) => ({ name, changed, limits })),
  /** ms of both sides: to mount, and to make one change. */
  compare(index: number) {
    const compared = comparisons[index];
    if (!compared) throw new Error(`no comparison ${index}`);
    return {
      mount: alternate(mountOnce, compared.component, compared.bare),
      change: alternate(changeOnce, compared.component, compared.bare),
    };
  },
  /** Leaves one side standing, for its memory to be read from outside, or takes it away. */
  stand(index: number, side: 'component' | 'bare' | 'none') {
    standing?.();
    standing = undefined;
    if (side === 'none') return;
    const drawn = comparisons[index]?.[side]();
    if (drawn) standing = draw(drawn.node).remove;
  },
  scrollTable,
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
draw(<GlobalStyle />);
window.bench = bench;
