import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { RunwayMeter } from './RunwayMeter';
import { runwayTone } from './runway';
import { hourSeconds as hour } from '../../time-units';

describeConformance('RunwayMeter', <RunwayMeter seconds={89 * hour} until="至 11-24 07:26" />, { tag: 'div' });

const figure = (container: Element) => container.querySelector('[data-part="figure"]')?.textContent;

test('says days and hours, cut down and never rounded up', () => {
  const { container } = render(<RunwayMeter seconds={89.9 * hour} />);
  expect(figure(container)).toBe('3天 17小时');
  expect(screen.getByRole('img', { name: '余额可维持 3 天 17 小时' })).toBeVisible();
});

test('tells the moment of the end to the second', () => {
  const { container } = render(<RunwayMeter seconds={89.9 * hour} endsAt={1_795_475_121} />);
  const moment = container.querySelector('[data-part="figure"] time');
  expect(moment).toHaveAttribute('datetime', '2026-11-23T23:05:21.000Z');
  expect(moment).toHaveTextContent('3天 17小时');
});

test('under an hour it says so instead of 0', () => {
  expect(figure(render(<RunwayMeter seconds={900} />).container)).toBe('不足 1小时');
});

test('without a charge that cannot be paid there is no figure and no ruler', () => {
  expect(figure(render(<RunwayMeter standing="充足" />).container)).toBe('充足');
  const { container } = render(<RunwayMeter />);
  expect(figure(container)).toBe('暂无待扣费用');
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  [72 * hour, 'calm'],
  [72 * hour - 1, 'soon'],
  [24 * hour, 'soon'],
  [24 * hour - 1, 'urgent'],
  [0, 'urgent'],
  [undefined, 'calm'],
] as const)('%s seconds are %s', (seconds, tone) => expect(runwayTone(seconds)).toBe(tone));
