import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { TickGauge, type TickGaugeProps } from './TickGauge';

const element = <TickGauge count={40} filled={32} aria-label="空闲 126 / 160 卡" />;
describeConformance('TickGauge', element, { tag: 'span' });

/** Numbers of graduations drawn lit and unlit. */
const drawn = (props: Partial<TickGaugeProps>) => {
  const { container, unmount } = render(<TickGauge count={40} filled={0} aria-label="空闲" {...props} />);
  const ticks = (part: string) =>
    (container.querySelector(`[data-part="${part}"]`)?.getAttribute('d') ?? '').split('M').length - 1;
  const result = { on: ticks('on'), off: ticks('off') };
  unmount();
  return result;
};

test('is read as one picture with its label', () => {
  render(element);
  expect(screen.getByRole('img', { name: '空闲 126 / 160 卡' })).toBeVisible();
});

test('lights as many graduations as are filled, and always draws all of them', () => {
  expect(drawn({ filled: 32 })).toEqual({ on: 32, off: 8 });
  expect(drawn({ filled: 0 })).toEqual({ on: 0, off: 40 });
});

test('a little is never drawn as nothing, too much never as more than all', () => {
  expect(drawn({ filled: 0.1 })).toEqual({ on: 1, off: 39 });
  expect(drawn({ filled: 55 })).toEqual({ on: 40, off: 0 });
  expect(drawn({ filled: -3 })).toEqual({ on: 0, off: 40 });
});

test.each<Partial<TickGaugeProps>>([
  { filled: Number.NaN },
  { count: Number.NaN, filled: 3, gap: 2 },
  { count: Number.POSITIVE_INFINITY, filled: 3, gap: 2 },
  { count: 0, filled: 0, gap: 2 },
])('of what is unknown, as %o, none is drawn, and the place it takes is a length', (props) => {
  const { container } = render(<TickGauge count={40} filled={0} aria-label="空闲" {...props} />);
  expect(drawn(props)).toEqual({ on: 0, off: 0 });
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|-\d[\d.]*px/);
});

test('major graduations are taller, the first one too', () => {
  const { container } = render(
    <TickGauge count={5} filled={5} majorEvery={4} thickness={2} aria-label="余额可维持 1 天" />,
  );
  expect(container.querySelector('[data-part="on"]')).toHaveAttribute('d', 'M0 1V13M1 7V13M2 7V13M3 7V13M4 1V13');
});

test('takes the width of its ticks when the gap is given', () => {
  render(<TickGauge count={28} filled={15} thickness={2} gap={2.8} aria-label="余额可维持" />);
  expect(screen.getByRole('img').style.getPropertyValue('--wide')).toBe('131.60px');
});
