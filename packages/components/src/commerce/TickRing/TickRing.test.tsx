import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { TickRing, type TickRingProps } from './TickRing';

describeConformance('TickRing', <TickRing secondsLeft={278}>04:38</TickRing>, { tag: 'div' });

const ring = (props: TickRingProps) => {
  const { container } = render(<TickRing {...props} />);
  return {
    ticks: [...container.querySelectorAll('path')],
    root: container.querySelector('[data-component="TickRing"]'),
  };
};
const lit = (ticks: Element[]) => ticks.filter((tick) => tick.hasAttribute('data-lit')).length;

test('has 60 ticks, 15 a side, one per five seconds of five minutes', () => {
  expect(ring({ secondsLeft: 300 }).ticks).toHaveLength(60);
  expect(lit(ring({ secondsLeft: 300 }).ticks)).toBe(60);
  expect(lit(ring({ secondsLeft: 278 }).ticks)).toBe(56);
  expect(lit(ring({ secondsLeft: 1 }).ticks)).toBe(1);
  expect(lit(ring({ secondsLeft: 0 }).ticks)).toBe(0);
});

test('goes out clockwise from the top left', () => {
  const { ticks } = ring({ secondsLeft: 290 });
  expect(ticks[0]).toHaveAttribute('d', 'M27.5 2v8');
  expect(ticks[0]).not.toHaveAttribute('data-lit');
  expect(ticks[1]).not.toHaveAttribute('data-lit');
  expect(ticks[2]).toHaveAttribute('data-lit');
});

test('turns orange for the last sixty seconds and not before', () => {
  expect(ring({ secondsLeft: 61 }).root).toHaveAttribute('data-tone', 'on');
  expect(ring({ secondsLeft: 60 }).root).toHaveAttribute('data-tone', 'low');
});

test('a dead ring has no lit tick', () => {
  const { ticks, root } = ring({ secondsLeft: 200, dead: true });
  expect(lit(ticks)).toBe(0);
  expect(root).toHaveAttribute('data-tone', 'dead');
});
