import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { CorporateTransferCard } from './CorporateTransferCard';

const lines = [
  { label: '户名', value: '算力市场科技有限公司' },
  { label: '附言', value: '100284' },
];
describeConformance('CorporateTransferCard', <CorporateTransferCard lines={lines} />, { tag: 'section' });

test('every line has its own copy button, named after it', () => {
  render(<CorporateTransferCard lines={lines} />);
  expect(screen.getByRole('button', { name: '复制户名' })).toBeVisible();
  expect(screen.getByRole('button', { name: '复制附言' })).toBeVisible();
});

test('says that the money does not arrive at once', () => {
  render(<CorporateTransferCard lines={lines} />);
  expect(screen.getByText(/非实时到账，需客服确认/)).toBeVisible();
});
