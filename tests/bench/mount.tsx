import '@compute-market/tokens/tokens.css';
import { Button } from '@compute-market/components/button';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

const count = 2000;
const warmUps = 4;
const rounds = 40;

const Bare = ({ index }: { index: number }) => (
  <button type="button" className="bare" data-variant="plain" data-size="md">{`续费 ${index}`}</button>
);
const Component = ({ index }: { index: number }) => <Button>{`续费 ${index}`}</Button>;

/** ms to mount 2,000 of them, React's part only: no layout. */
function mountOnce(Item: ComponentType<{ index: number }>) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const started = performance.now();
  flushSync(() => root.render(Array.from({ length: count }, (_, index) => <Item key={index} index={index} />)));
  const took = performance.now() - started;
  root.unmount();
  host.remove();
  return took;
}

/** The quickest round: other work on the machine only ever adds time. */
const quickest = (values: number[]) => Math.min(...values);

/** Both in one run, taking turns, so that a busy machine slows both alike. */
function compare() {
  const bare: number[] = [];
  const component: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const [first, second] = [mountOnce(Bare), mountOnce(Component)];
    if (round < warmUps) continue;
    bare.push(first);
    component.push(second);
  }
  return { bare: quickest(bare), component: quickest(component) };
}

declare global {
  interface Window {
    compare: typeof compare;
  }
}
window.compare = compare;
