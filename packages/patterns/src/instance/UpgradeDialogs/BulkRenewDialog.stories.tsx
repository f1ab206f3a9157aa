import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { Price } from '@compute-market/contract/entities/price';
import { fen } from '@compute-market/contract/rules/money';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { instances, longInstances } from '../DashboardScreen/fixtures';
import type { Buyer } from '../../viewer';
import { BulkRenewDialog, type BulkRenewDialogProps } from './BulkRenewDialog';
import { renewalPrice, toldFor } from './fixtures';

const onRenewed = fn();
let short = true;

const args: BulkRenewDialogProps = {
  open: true,
  onOpenChange: fn(),
  buyer: { kind: 'main', hasVoucher: true },
  instances: instances.slice(0, 8),
  quote: (instance, period) => Promise.resolve(toldFor(instance, period)),
  renew: () => Promise.resolve(),
  isRefusal: () => true,
  unansweredPrice: () => null,
  together: (work) => work(),
  onRenewed,
};

const meta = {
  title: '界面/实例/UpgradeDialogs 批量续费',
  component: BulkRenewDialog,
  parameters: { layout: 'fullscreen' },
  args,
  beforeEach: () => {
    short = true;
    onRenewed.mockClear();
  },
} satisfies Meta<typeof BulkRenewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async () => within(await screen.findByRole('dialog'));

/** What is over is skipped; each has its price, and the sum is of all. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByRole('button', { name: '续费 7 台，¥1,049.23' })).toBeEnabled();
    await expect(dialog.getByText('1 台已结束或不支持续费，将跳过')).toBeVisible();
  },
};

/** What is paid by usage has no end to be moved. */
export const ByUsage: Story = {
  args: {
    instances: instances
      .slice(0, 8)
      .map((one) => (one.Container_name === 'k2b91de' ? { ...one, Billing: 'usage' } : one)),
  },
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByRole('button', { name: /^续费 6 台，/ })).toBeEnabled();
    await expect(dialog.getByText('1 台为按量计费，没有到期时间，将跳过；需要转为包时请单台续费')).toBeVisible();
  },
};

/** One that fails leaves the others renewed and can be tried again. */
export const OneFails: Story = {
  args: {
    renew: ({ Container_name }: Instance) =>
      short && Container_name === 'k2b91de'
        ? Promise.reject(new Error('可用余额小于套餐价格，请充值后重试'))
        : Promise.resolve(),
  },
  play: async () => {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('button', { name: '续费 7 台，¥1,049.23' }));
    await expect(await dialog.findByText('可用余额小于套餐价格，请充值后重试')).toBeVisible();
    await expect(dialog.getAllByText('已续费')).toHaveLength(6);
    short = false;
    await userEvent.click(dialog.getByRole('button', { name: '重试 1 台失败项' }));
    await waitFor(() => expect(onRenewed).toHaveBeenLastCalledWith(['k2b91de']));
  },
};

const lab: Buyer = { kind: 'sub', mayBuy: true, left: fen(320), ofMonth: false };

/** A sub-account reads in its lines, before it presses, what it is short of and whom it asks: here its own limit. */
export const SubAccountShort: Story = {
  args: { buyer: lab, quote: (instance, period) => Promise.resolve({ ...toldFor(instance, period), IsEnough: false }) },
  play: async () => {
    const dialog = await dialogOf();
    const lines = await dialog.findAllByText('额度不足，剩余 ¥3.20，请联系主账号提高额度');
    await expect(lines).toHaveLength(7);
  },
};

/** Its limit reaches, and the balance of its main account does not. */
export const MainShort: Story = {
  args: {
    buyer: { ...lab, left: fen(500_000) },
    quote: (instance, period) =>
      Promise.resolve({ ...toldFor(instance, period), IsEnough: instance.Container_name !== 'k2b91de' }),
  },
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText('主账号余额不足，请联系主账号充值')).toBeVisible();
  },
};

/** The one that fails at first; from then on a price asked for anew is lower. */
const failsOnce =
  (sentence: string) =>
  ({ Container_name }: Instance, price: Price, atOldPrice: boolean) => {
    if (Container_name !== 'k2b91de') return Promise.resolve();
    const isRefused = short || (price.PayPrice === renewalPrice.PayPrice) !== atOldPrice;
    short = false;
    return isRefused ? Promise.reject(new Error(sentence)) : Promise.resolve();
  };
const quoteThatFalls: BulkRenewDialogProps['quote'] = (instance, period) =>
  Promise.resolve({
    ...toldFor(instance, period),
    PayPrice: short ? renewalPrice.PayPrice : renewalPrice.PayPrice - 1,
  });
const changedPrice = failsOnce('价格已变为 ¥148.89，请确认后再支付');
const lostAnswer = failsOnce('网络连接失败，请检查网络后重试');

/** A member of the next level pays less: what was refused at the old price is priced again, and paid at what is seen. */
export const PriceFalls: Story = {
  args: {
    quote: quoteThatFalls,
    renew: (instance, _period, price) => changedPrice(instance, price, false),
  },
  play: async () => {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('button', { name: '续费 7 台，¥1,049.23' }));
    await expect(await dialog.findByText('148.89')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '重试 1 台失败项' }));
    await waitFor(() => expect(onRenewed).toHaveBeenLastCalledWith(['k2b91de']));
  },
};

/** What got no answer may have been paid: it is repeated at its price. */
export const NoAnswer: Story = {
  args: {
    isRefusal: () => false,
    quote: quoteThatFalls,
    renew: (instance, _period, price) => lostAnswer(instance, price, true),
  },
  play: async () => {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('button', { name: '续费 7 台，¥1,049.23' }));
    await expect(await dialog.findByText('网络连接失败，请检查网络后重试')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '重试 1 台失败项' }));
    await waitFor(() => expect(onRenewed).toHaveBeenLastCalledWith(['k2b91de']));
  },
};

/** Opened again after an answer was lost: the line says that it is only repeated, at the price of its first time, which told no new end. */
export const Unanswered: Story = {
  args: {
    unansweredPrice: ({ Container_name }: Instance, { count }) =>
      Container_name === 'k2b91de' && count === 1 ? { ...renewalPrice, DueTimeAfter: null } : null,
  },
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText('暂未收到支付结果。请重试，不会重复扣费')).toBeVisible();
    await expect(dialog.getAllByText(/^续费至/)).toHaveLength(6);
    await userEvent.click(await dialog.findByRole('button', { name: '续费 7 台，¥1,049.23' }));
    await waitFor(() => expect(onRenewed).toHaveBeenCalled());
    await expect(dialog.queryByText(/暂未收到支付结果/)).toBeNull();
    await expect(dialog.getAllByText(/^续费至/)).toHaveLength(6);
  },
};

export const OneWithoutPrice: Story = {
  args: {
    quote: (instance, period) =>
      instance.Container_name === 'k2b91de'
        ? Promise.reject(new Error('该规格已下架，无法续费，请联系客服'))
        : Promise.resolve(toldFor(instance, period)),
  },
};
export const Pricing: Story = { args: { quote: () => new Promise(() => undefined) } };
export const LongWords: Story = { args: { instances: longInstances.slice(0, 4) } };
export const Phone: Story = { tags: ['visual-phone'], globals: { viewport: { value: 'phone' } } };
