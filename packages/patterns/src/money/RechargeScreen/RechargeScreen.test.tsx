import { defineBrand } from '@compute-market/contract/brand';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ready } from '../../resource';
import { paidAhead } from '../../runway/fixtures';
import { now } from '../payment-view/fixtures';
import { bankAccount, useTopUpFixture } from '../TopUpForm/fixtures';
import { orders, reminder, wallet } from './fixtures';
import { RechargeScreen, type RechargeScreenProps } from './RechargeScreen';

function Page(props: Pick<RechargeScreenProps, 'bankAccount' | 'byCode'>) {
  return (
    <RechargeScreen
      {...useTopUpFixture()}
      wallet={wallet}
      runway={ready(paidAhead)}
      reminder={ready(reminder)}
      onEditReminder={vi.fn()}
      orders={ready(orders)}
      now={now}
      submitting={false}
      onRetry={vi.fn()}
      onLearnCredit={vi.fn()}
      onLearnVoucher={vi.fn()}
      onBuyVoucher={vi.fn()}
      {...props}
    />
  );
}

const nowhere = defineBrand().bankAccount;

test.each([
  { ways: 'codes alone', given: { bankAccount: nowhere }, help: '充值实时到账，可开具发票' },
  { ways: 'transfers alone', given: { bankAccount, byCode: false }, help: '对公转账由客服核对后入账，可开具发票' },
  { ways: 'both', given: { bankAccount }, help: '充值实时到账，可开具发票；对公转账由客服核对后入账' },
])('the page tells how money comes in by the ways that are open: $ways', ({ given, help }) => {
  render(<Page {...given} />);
  expect(screen.getByText(help)).toBeVisible();
});
