import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { VipLevels } from './VipLevels';

const element = (
  <VipLevels
    current={2}
    levels={[
      { level: 0, threshold: 0, discount: 10_000 },
      { level: 1, threshold: 10_000, discount: 9800 },
      { level: 2, threshold: 150_000, discount: 9700 },
    ]}
  />
);
describeConformance('VipLevels', element, { tag: 'ol' });

test('says of every level what opens it and what it gives', () => {
  render(element);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '普通会员注册即享原价',
    '铜牌会员满 ¥1009.8折',
    '银牌会员满 ¥1,5009.7折',
  ]);
});

test('marks the own level for screen readers too', () => {
  render(element);
  const marked = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'));
  expect(marked).toHaveLength(1);
  expect(marked[0]).toHaveTextContent('银牌会员');
});
