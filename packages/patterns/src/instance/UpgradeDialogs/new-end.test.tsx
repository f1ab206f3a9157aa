import type { Price } from '@compute-market/contract/entities/price';
import { PAY_FIRST } from '@compute-market/contract/enumerations';
import { dueTime, type RentalPeriod } from '@compute-market/contract/rules/rental';
import { fenFromYuan, formatMoney, sumFen } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { daySeconds } from '@compute-market/contract/rules/time-units';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { orderWith } from '../../purchase/fixtures';
import { loading, ready, type Resource } from '../../resource';
import type { Buyer } from '../../viewer';
import { bareMetals, instances, makeInstance, now } from '../DashboardScreen/fixtures';
import { currentOf, type RenewDraft } from '../order-draft/order-draft';
import { BareMetalRenewDialog } from './BareMetalRenewDialog';
import { BulkRenewDialog, type BulkRenewDialogProps } from './BulkRenewDialog';
import { machinePrice, renewalPrice, toldFor } from './fixtures';
import { InstanceOrderDialog } from './InstanceOrderDialog';

const buyer: Buyer = { kind: 'main', hasVoucher: true };
const instance = instances[0] ?? makeInstance({ Container_name: 'k7f3a2c' });
/** It was renewed elsewhere after its row was read. */
const trueEnd = { Due_time: instance.Due_time + 5 * daySeconds };
const day: RentalPeriod = { unit: 'day', count: 1 };
const threeDays: RentalPeriod = { unit: 'day', count: 3 };
const untold: Price = { ...renewalPrice, DueTimeAfter: null };

const endNow = () => screen.getByText('当前到期').nextElementSibling?.textContent;
const newEnd = () => screen.getByText('续费后到期').nextElementSibling?.textContent;
const pricedAnew = (data: Price): Resource<Price> => ({ state: 'ready', data, refreshing: true });

function Renewal({
  quote,
  period,
  row = instance,
}: {
  quote: Resource<Price>;
  period: RentalPeriod;
  row?: typeof instance;
}) {
  const draft: RenewDraft = { action: 'renew', instance: row, period, payFirst: PAY_FIRST.balance };
  const order = {
    ...orderWith(quote, vi.fn),
    draft,
    room: loading,
    onRetryRoom: vi.fn(),
    onChange: vi.fn(),
    onClose: vi.fn(),
  };
  return <InstanceOrderDialog order={order} buyer={buyer} />;
}

test('a renewal ends when its price says, whatever the row that was read some time ago', () => {
  render(<Renewal period={day} quote={ready(toldFor(trueEnd, day))} />);
  expect([endNow(), newEnd()]).toEqual([formatTime(trueEnd.Due_time), formatTime(dueTime(trueEnd.Due_time, day))]);
});

test('what the price told stays true while another period is priced, or the same once more', () => {
  const { rerender } = render(<Renewal period={day} quote={loading} />);
  expect(newEnd()).toBe(formatTime(dueTime(instance.Due_time, day)));
  const told = toldFor(trueEnd, day);
  rerender(<Renewal period={day} quote={ready(told)} />);
  rerender(<Renewal period={day} quote={pricedAnew(told)} />);
  expect(newEnd()).toBe(formatTime(dueTime(trueEnd.Due_time, day)));
  rerender(<Renewal period={threeDays} quote={pricedAnew(told)} />);
  expect(endNow()).toBe(formatTime(trueEnd.Due_time));
  expect(newEnd()).toBe(formatTime(dueTime(trueEnd.Due_time, threeDays)));
  rerender(<Renewal period={threeDays} quote={{ state: 'error', reason: '请求超时，请稍后重试' }} />);
  expect(newEnd()).toBe(formatTime(dueTime(trueEnd.Due_time, threeDays)));
});

test('where no price tells it, the new end is counted from the row, and is a dash where that tells none', () => {
  const { rerender } = render(<Renewal period={day} quote={ready(untold)} />);
  expect(newEnd()).toBe(formatTime(dueTime(instance.Due_time, day)));
  rerender(<Renewal period={day} quote={ready(untold)} row={{ ...instance, Due_time: 0 }} />);
  expect([endNow(), newEnd()]).toEqual(['—', '—']);
});

const processors = () => [screen.getByText('当前').textContent, screen.getByText('升级后').textContent];

test('what is added to is what the price counts from, whatever the row that was read some time ago', () => {
  const draft = { action: 'upgradeCpu', part: 'cpu', amount: 4, instance, payFirst: PAY_FIRST.balance } as const;
  const orderAt = (quote: Resource<Price>, amount = 4) => ({
    ...orderWith(quote, vi.fn),
    draft: { ...draft, amount },
    room: ready({ min: 1, max: 24, step: 1 }),
    onRetryRoom: vi.fn(),
    onChange: vi.fn(),
    onClose: vi.fn(),
  });
  const { rerender } = render(<InstanceOrderDialog order={orderAt(loading)} buyer={buyer} />);
  const before = currentOf('cpu', instance);
  expect(processors()).toEqual([`当前 ${before} 核`, `升级后 ${before + 4} 核`]);
  const told = { ...untold, SizeAfter: before + 8 };
  rerender(<InstanceOrderDialog order={orderAt(ready(told))} buyer={buyer} />);
  expect(processors()).toEqual([`当前 ${before + 4} 核`, `升级后 ${before + 8} 核`]);
  rerender(<InstanceOrderDialog order={orderAt(pricedAnew(told), 6)} buyer={buyer} />);
  expect(processors()).toEqual([`当前 ${before + 4} 核`, `升级后 ${before + 10} 核`]);
});

test('a whole machine ends when its price says', () => {
  const [machine] = bareMetals;
  if (machine === undefined) throw new Error('no machine to renew');
  // It is over, and its back end counts from today.
  const after = now + 60 * daySeconds;
  const quote = ready({ ...machinePrice, DueTimeAfter: after });
  const draft = { machine: { ...machine, Due_time: now - daySeconds }, months: 2, payFirst: PAY_FIRST.balance };
  const order = { ...orderWith(quote, vi.fn), draft, onChange: vi.fn(), onClose: vi.fn() };
  render(<BareMetalRenewDialog order={order} buyer={buyer} />);
  expect([endNow(), newEnd()]).toEqual([formatTime(now), formatTime(after)]);
});

const renderBulk = (props: Pick<BulkRenewDialogProps, 'instances' | 'quote'> & Partial<BulkRenewDialogProps>) =>
  render(
    <BulkRenewDialog
      open
      onOpenChange={vi.fn()}
      buyer={buyer}
      renew={() => Promise.resolve()}
      isRefusal={() => true}
      unansweredPrice={() => null}
      together={(work) => work()}
      onRenewed={vi.fn()}
      {...props}
    />,
  );

test('of many renewals each line says the end that its own price tells, for the period that is chosen', async () => {
  const other = makeInstance({ Container_name: 'k2b91de', Note: '另一台' });
  renderBulk({
    instances: [instance, other],
    quote: (one, period) => Promise.resolve(one === instance ? toldFor(trueEnd, period) : untold),
  });
  expect(await screen.findByText(`续费至 ${formatTime(dueTime(trueEnd.Due_time, day))}`)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '3 天' }));
  expect(await screen.findByText(`续费至 ${formatTime(dueTime(trueEnd.Due_time, threeDays))}`)).toBeVisible();
  expect(screen.getByText(`续费至 ${formatTime(dueTime(other.Due_time, threeDays))}`)).toBeVisible();
});

test('a renewal that is only repeated shows the price and the new end of its first time, before its answer and after, and is asked for no other', async () => {
  const other = makeInstance({ Container_name: 'k2b91de', Note: '另一台', Due_time: instance.Due_time + daySeconds });
  const sent = { ...toldFor({ Due_time: instance.Due_time - daySeconds }, day), PayPrice: 98.76 };
  const lost = new Map([[other.Container_name, sent]]);
  const quote = vi.fn((one: typeof instance) => Promise.resolve(toldFor(one, day)));
  const renew = vi.fn(({ Container_name }: typeof instance) => Promise.resolve(lost.delete(Container_name)));
  renderBulk({
    instances: [instance, other],
    quote,
    renew,
    unansweredPrice: ({ Container_name }) => lost.get(Container_name) ?? null,
  });
  const ends = () => screen.getAllByText(/^续费至/).map(({ textContent }) => textContent);
  const said = [dueTime(instance.Due_time, day), instance.Due_time].map((end) => `续费至 ${formatTime(end)}`);
  const sum = formatMoney(sumFen([renewalPrice.PayPrice, sent.PayPrice].map(fenFromYuan)));
  await userEvent.click(await screen.findByRole('button', { name: `续费 2 台，${sum}` }));
  expect(ends()).toEqual(said);
  expect(await screen.findAllByText('已续费')).toHaveLength(2);
  expect(ends()).toEqual(said);
  expect(renew).toHaveBeenLastCalledWith(other, day, sent);
  expect(quote.mock.calls.map(([one]) => one)).toEqual([instance]);
});

test('of many renewals one for which another has no answer says so before it is paid', async () => {
  const other = makeInstance({ Container_name: 'k2b91de', Note: '另一台' });
  renderBulk({
    instances: [instance, other],
    quote: (one, period) => Promise.resolve(toldFor(one, period)),
    hasAnother: (one) => one === other,
  });
  await screen.findByRole('button', { name: /^续费 2 台/ });
  expect(
    screen.getAllByRole('listitem').map(({ textContent }) => /此前的订单暂未收到支付结果/.test(textContent)),
  ).toEqual([false, true]);
});

test('that all of many are renewed is told once, with how many they are, also when one of them had to be tried again', async () => {
  const other = makeInstance({ Container_name: 'k2b91de', Note: '另一台' });
  const failing = new Set([other.Container_name]);
  const onDone = vi.fn();
  renderBulk({
    instances: [instance, other],
    quote: (one, period) => Promise.resolve(toldFor(one, period)),
    renew: ({ Container_name }) =>
      failing.delete(Container_name) ? Promise.reject(new Error('余额不足')) : Promise.resolve(),
    onDone,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^续费 2 台/ }));
  const again = await screen.findByRole('button', { name: '重试 1 台失败项' });
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.click(again);
  await waitFor(() => expect(onDone.mock.calls).toEqual([[2]]));
});

test('a renewal that is only repeated tells no new end where that of its first time is not known: it may have moved the one in the row', async () => {
  renderBulk({
    instances: [instance],
    quote: () => Promise.reject(new Error('no price')),
    unansweredPrice: () => untold,
  });
  expect(await screen.findByRole('button', { name: /^续费 1 台/ })).toBeEnabled();
  expect(screen.queryByText(/^续费至/)).toBeNull();
});

test('a repeated renewal that is refused is another one: it tells the end of its new price', async () => {
  const lost = new Set([instance.Container_name]);
  renderBulk({
    instances: [instance],
    quote: (one, period) => Promise.resolve(toldFor(one, period)),
    renew: ({ Container_name }) => {
      lost.delete(Container_name);
      return Promise.reject(new Error('价格已变化'));
    },
    unansweredPrice: ({ Container_name }) => (lost.has(Container_name) ? untold : null),
  });
  const pay = await screen.findByRole('button', { name: /^续费 1 台/ });
  expect(screen.queryByText(/^续费至/)).toBeNull();
  await userEvent.click(pay);
  expect(await screen.findByText(`续费至 ${formatTime(dueTime(instance.Due_time, day))}`)).toBeVisible();
});

/** A back end that tells who may still spend what, and so takes the end that was seen. */
const takesEnd = (told: Price): Price => ({ ...told, LimitAfter: null });
const question = `到期时间已变为 ${formatTime(trueEnd.Due_time)}，可能已续费，请确认是否再续`;

test('of many renewals one that was renewed elsewhere meanwhile is not sent before it was told and tried again', async () => {
  const other = makeInstance({ Container_name: 'k2b91de', Note: '另一台' });
  let row: Pick<typeof instance, 'Due_time'> = instance;
  const renew = vi.fn<BulkRenewDialogProps['renew']>(() => Promise.resolve());
  renderBulk({
    instances: [instance, other],
    quote: (one, period) => Promise.resolve(takesEnd(toldFor(one === instance ? row : one, period))),
    renew,
  });
  await screen.findByText(`续费至 ${formatTime(dueTime(instance.Due_time, day))}`);
  await screen.findByRole('button', { name: /^续费 2 台/ });
  row = trueEnd;
  await userEvent.click(screen.getByRole('radio', { name: '3 天' }));
  await screen.findByText(`续费至 ${formatTime(dueTime(trueEnd.Due_time, threeDays))}`);
  await userEvent.click(await screen.findByRole('button', { name: /^续费 2 台/ }));
  expect(await screen.findByText(question)).toBeVisible();
  expect(renew.mock.calls.map(([one]) => one)).toEqual([other]);
  await userEvent.click(await screen.findByRole('button', { name: '重试 1 台失败项' }));
  await waitFor(() => expect(renew.mock.calls.map(([one]) => one)).toEqual([other, instance]));
});

test('of many renewals one whose back end asked that itself is sent once it is tried again, and another period alone asks nothing', async () => {
  let row: Pick<typeof instance, 'Due_time'> = instance;
  const renew = vi.fn<BulkRenewDialogProps['renew']>(() => {
    if (row === trueEnd) return Promise.resolve();
    row = trueEnd;
    return Promise.reject(new Error(question));
  });
  renderBulk({
    instances: [instance],
    quote: (one, period) => Promise.resolve(takesEnd(toldFor(one === instance ? row : one, period))),
    renew,
  });
  await screen.findByText(`续费至 ${formatTime(dueTime(instance.Due_time, day))}`);
  await userEvent.click(screen.getByRole('radio', { name: '3 天' }));
  await screen.findByText(`续费至 ${formatTime(dueTime(instance.Due_time, threeDays))}`);
  await userEvent.click(await screen.findByRole('button', { name: /^续费 1 台/ }));
  expect(await screen.findByText(question)).toBeVisible();
  expect(renew).toHaveBeenCalledOnce();
  await screen.findByText(`续费至 ${formatTime(dueTime(trueEnd.Due_time, threeDays))}`);
  await userEvent.click(await screen.findByRole('button', { name: '重试 1 台失败项' }));
  await waitFor(() => expect(renew).toHaveBeenCalledTimes(2));
});

test('of many renewals one that was refused for something else, and renewed elsewhere since, is asked of before it is sent', async () => {
  let row: Pick<typeof instance, 'Due_time'> = instance;
  const renew = vi.fn<BulkRenewDialogProps['renew']>(() => {
    row = trueEnd;
    return Promise.reject(new Error('操作过于频繁，请稍后再试'));
  });
  renderBulk({ instances: [instance], quote: (_, period) => Promise.resolve(takesEnd(toldFor(row, period))), renew });
  await userEvent.click(await screen.findByRole('button', { name: /^续费 1 台/ }));
  await screen.findByText(`续费至 ${formatTime(dueTime(trueEnd.Due_time, day))}`);
  await userEvent.click(await screen.findByRole('button', { name: '重试 1 台失败项' }));
  expect(await screen.findByText(question)).toBeVisible();
  expect(renew).toHaveBeenCalledOnce();
});
