import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { VoucherPanel } from './VoucherPanel';

describeConformance('VoucherPanel', <VoucherPanel fen={12_000} />, { tag: 'section' });

test('says what is left and that vouchers never pay arrears or turn into cash', () => {
  render(<VoucherPanel fen={12_000} />);
  const panel = screen.getByRole('region', { name: '算力券余额' });
  expect(panel).toHaveTextContent('¥120.00');
  expect(panel).toHaveTextContent('不抵扣欠费');
  expect(panel).toHaveTextContent('不可提现');
});
