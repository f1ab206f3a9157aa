import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { VipProgress } from './VipProgress';

const silver = { level: 2, total: 856_240, threshold: 1_000_000, discount: 9700 } as const;
describeConformance('VipProgress', <VipProgress {...silver} />, { tag: 'div' });

test('names the level, its discount, the sums and what is missing', () => {
  render(<VipProgress {...silver} />);
  const card = screen.getByRole('group', { name: '银牌会员' });
  expect(card).toHaveTextContent('9.7折');
  expect(card).toHaveTextContent('8,562.40 / 10,000.00');
  expect(card).toHaveTextContent('再消费 ¥1,437.60 升级');
});

test('the bar is a meter whose value is a sentence', () => {
  render(<VipProgress {...silver} />);
  const bar = screen.getByRole('meter', { name: '累计消费' });
  expect(bar).toHaveAttribute('aria-valuetext', '累计消费 8,562.40 / 10,000.00，再消费 ¥1,437.60 升级金牌会员');
  expect(bar.style.getPropertyValue('--filled')).toBe('85.624%');
});

test('a score that is not the spend fills the bar; what is missing is still counted from the spend', () => {
  render(<VipProgress {...silver} layout="wide" score={500_000} />);
  const bar = screen.getByRole('meter', { name: '累计消费' });
  expect(bar.style.getPropertyValue('--filled')).toBe('50%');
  expect(screen.getByText(/50\.00%/)).toHaveTextContent('8,562.40 / 10,000.00');
  expect(screen.getByText(/^再消费/)).toHaveTextContent('再消费 ¥1,437.60');
});

test('the highest level asks for nothing more and its bar is full', () => {
  render(<VipProgress level={4} total={2_641_877} threshold={2_000_000} discount={9400} />);
  expect(screen.getByText('已是最高等级')).toBeVisible();
  expect(screen.queryByText(/再消费/)).toBeNull();
  expect(screen.getByRole('meter').style.getPropertyValue('--filled')).toBe('100%');
});

test('an ordinary member pays the list price', () => {
  render(<VipProgress level={0} total={3650} threshold={10_000} discount={10_000} />);
  expect(screen.getByText('原价')).toBeVisible();
});

test('in a menu the discount stands beside the name and the whole sentence under the bar', () => {
  render(<VipProgress {...silver} layout="menu" action={<button type="button">会员权益</button>} />);
  expect(screen.getByText('银牌会员 9.7折')).toBeVisible();
  expect(screen.getByText(/^再消费/)).toHaveTextContent('再消费 ¥1,437.60 升级为金牌会员');
  expect(screen.getByRole('button', { name: '会员权益' })).toBeVisible();
});

test.each(['card', 'wide', 'menu'] as const)('of a spend that nobody told there is a dash and no bar: %s', (layout) => {
  const { container } = render(<VipProgress {...silver} layout={layout} total={Number.NaN} />);
  expect(screen.queryByRole('meter')).toBeNull();
  expect(screen.getByRole('group', { name: '银牌会员' })).toHaveTextContent('—');
  expect(container.innerHTML).not.toContain('NaN');
});
