import { wholePrice } from '@compute-market/contract/rules/discount';
import { fen } from '@compute-market/contract/rules/money';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Buyer, Viewer } from '../../viewer';
import { mainAccount, subAccountWith } from '../../viewer/fixtures';
import { ViewerRights } from '../../viewer/ViewerRights';
import { makeInstance } from '../DashboardScreen/fixtures';
import { EarlyReleaseDialog, type EarlyReleaseDialogProps } from './EarlyReleaseDialog';
import { earlyRelease, hourUsed } from './fixtures';

const main: Buyer = { kind: 'main', hasVoucher: false };
const lab: Buyer = { kind: 'sub', mayBuy: true, left: fen(320), ofMonth: false };
/** Others paid all of it. */
const notOwn = { PaidMoney: 0, UsedMoney: 0, DiscountReclaimed: 0, ReturnMoney: 0, ReturnPowerMoney: 0 };
const why = '此处仅为本账号支付的部分；其他账号支付的费用，未用部分退还至支付的账号';

function open(
  told: typeof earlyRelease,
  buyer: Buyer,
  end?: EarlyReleaseDialogProps['end'],
  viewer: Viewer = mainAccount,
) {
  render(
    <EarlyReleaseDialog
      open
      onOpenChange={() => undefined}
      instance={makeInstance({ Container_name: 'k7f3a2c' })}
      vipDiscount={wholePrice}
      buyer={buyer}
      {...(end && { end })}
      onQuote={() => Promise.resolve({ kind: 'quoted', release: told })}
      onRelease={() => Promise.resolve({ kind: 'released', release: told })}
    />,
    { wrapper: ({ children }) => <ViewerRights viewer={viewer}>{children}</ViewerRights> },
  );
  return screen.findByRole('button', { name: /，退还 ¥/ });
}

test.each([
  ['before its end', undefined],
  ['by usage', 'keep'],
] as const)(
  'a sub-account that ends %s what others paid reads who gets the money, before it and after',
  async (_name, end) => {
    await open({ ...earlyRelease, ...notOwn }, lab, end);
    expect(screen.getByText(why)).toBeVisible();
    if (end === undefined) await userEvent.type(screen.getByRole('textbox'), 'k7f3a2c');
    await userEvent.click(screen.getByRole('button', { name: /，退还 ¥0\.00$/ }));
    expect(await screen.findByRole('button', { name: '完成' })).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
  },
);

test.each([
  ['its own money comes back', earlyRelease, lab, undefined],
  ['its own hour is used up', { ...hourUsed, UsedMoney: 2.19, ReturnMoney: 0 }, lab, 'keep'],
  ['it is a main account, which reads all of it', { ...hourUsed, ...notOwn }, main, 'keep'],
] as const)('nothing is said of others where %s', async (_name, told, buyer, end) => {
  await open(told, buyer, end);
  expect(screen.queryByText(why)).toBeNull();
});

test.each([
  ['with 账单 is led to the costs', ['bill'], true],
  ['without 账单 is not', [], false],
] as const)('who ended it %s', async (_, rights, leads) => {
  await open(earlyRelease, lab, 'keep', subAccountWith({ Rights: [...rights] }));
  await userEvent.click(screen.getByRole('button', { name: /，退还 ¥/ }));
  expect(await screen.findByRole('button', { name: '完成' })).toBeVisible();
  expect(screen.queryAllByRole('link')).toHaveLength(leads ? 1 : 0);
});
