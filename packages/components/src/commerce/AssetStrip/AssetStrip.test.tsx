import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { AssetStrip } from './AssetStrip';
import { hourSeconds } from '../../time-units';

const persona = {
  balance: 286_040,
  quota: 200_000,
  remaining: 200_000,
  voucher: 12_000,
  runway: { seconds: 89 * hourSeconds },
};
describeConformance('AssetStrip', <AssetStrip {...persona} />, { tag: 'div' });

test('shows balance, credit, vouchers and how long it lasts', () => {
  const { container } = render(<AssetStrip {...persona} />);
  for (const words of ['可用余额¥2,860.40', '¥2,000.00/ 2,000.00', '算力券¥120.00', '余额可维持3天 17小时'])
    expect(container).toHaveTextContent(words);
});

test('what leads stands before the balance', () => {
  const { container } = render(<AssetStrip {...persona} lead={<p>下一笔扣费</p>} />);
  expect(container.textContent).toMatch(/^下一笔扣费可用余额/);
});

test('arrears are said in words', () => {
  const { container } = render(<AssetStrip {...persona} balance={0} debt={31_260} />);
  expect(container).toHaveTextContent('欠费 ¥312.60');
});

test('a new account shows neither debt, credit nor how long the money lasts', () => {
  const { container } = render(<AssetStrip balance={0} quota={0} remaining={0} voucher={0} />);
  expect(container.textContent).toBe('可用余额¥0.00算力券¥0.00');
});
