import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { VipUpgrade } from './VipUpgrade';

const silver = { level: 2, total: 856_240, threshold: 1_000_000, discount: 9700, nextDiscount: 9500 } as const;
describeConformance('VipUpgrade', <VipUpgrade {...silver} pending={150_000} />, { tag: 'div' });

const hatch = (container: Element) => container.querySelector('[data-part="pending"]');

test('hatches what a sum could add, never beyond the threshold', () => {
  const { container } = render(<VipUpgrade {...silver} pending={150_000} />);
  expect(hatch(container)).not.toBeNull();
  const bar = screen.getByRole('meter').style;
  expect(parseFloat(bar.getPropertyValue('--filled')) + parseFloat(bar.getPropertyValue('--added'))).toBe(100);
});

test('says what is missing, what it gives, and that spending decides', () => {
  render(<VipUpgrade {...silver} />);
  expect(screen.getByText(/再消费/)).toHaveTextContent(
    '再消费 ¥1,437.60 升级金牌会员，租用折扣由9.7折升为9.5折。会员等级按累计消费计算',
  );
});

test('at the highest level nothing is hatched and nothing is missing', () => {
  const { container } = render(
    <VipUpgrade level={4} total={2_641_877} threshold={2_000_000} discount={9400} pending={150_000} />,
  );
  expect(hatch(container)).toBeNull();
  expect(screen.getByText('已是最高等级')).toBeVisible();
});
