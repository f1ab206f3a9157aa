import type { Meta, StoryObj } from '@storybook/react-vite';
import { fen } from '@compute-market/contract/rules/money';
import { daySeconds, hourSeconds } from '@compute-market/contract/rules/time-units';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inDark } from '../../dark-story';
import { ready } from '../../resource';
import { hosts } from '../../listings/host-fixtures';
import { runway } from '../../runway/fixtures';
import { choosableImages } from '../OwnImages/fixtures';
import { fitForm } from './choices';
import { creditQuote, emptyMarket, filledForm, market, quote, shortQuote, threeQuote, visitorQuote } from './fixtures';
import { withOwnImages } from './own-images';
import { order, Playing, shownForm } from './shown-order-form';

const meta = {
  title: '界面/实例/创建实例',
  component: Playing,
  ...shownForm,
} satisfies Meta<typeof Playing>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const sub = { kind: 'sub', left: fen(120_000), ofMonth: false, mayBuy: true } as const;

export const Ready: Story = { args: { restored: true }, tags: ['visual'] };
export const Dark: Story = {
  ...Ready,
  decorators: [inDark],
};
export const Loading: Story = { args: { market: { state: 'loading' }, order: order({ state: 'loading' }) } };
export const Failed: Story = {
  args: { market: { state: 'error', reason: '请求超时，请稍后重试', requestId: '7c1d9a' } },
};
export const Empty: Story = { args: { market: ready(emptyMarket), values: fitForm(filledForm, emptyMarket) } };
/** Nothing has ever been on sale. */
export const OpeningSoon: Story = {
  args: {
    market: ready({ ...emptyMarket, options: { ...emptyMarket.options, all_gputypes: [] } }),
    values: fitForm(filledForm, emptyMarket),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('即将开业')).toBeVisible();
  },
};
/** How long the money lasts, as on the dashboard; this order is not in it yet (decisions 41). */
export const MoneyThatEnds: Story = {
  args: { runway: { ...runway, Seconds: 3 * daySeconds + 2 * hourSeconds } },
  play: async ({ canvas }) => {
    const lasts = canvas.getByText('支付前余额可维持：');
    await expect(lasts).toBeVisible();
    await expect(lasts).toHaveTextContent('支付前余额可维持：约 3 天 2 小时');
  },
};
const onHost = { ...market, host: hosts.find(({ HostName }) => HostName === 'bj08') ?? null };
/** The host that was chosen on the market brings its room and its sizes, and can be left again (decisions 129). */
export const OnHost: Story = {
  args: { market: ready(onHost), values: fitForm({ ...filledForm, host_name: 'bj08' }, onHost) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('指定主机 bj08，空闲 8 卡')).toBeVisible();
    const room = within(canvas.getByRole('radiogroup', { name: '机房' }));
    await expect(room.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '不指定主机' }));
    await expect(room.getAllByRole('radio').length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: '指定主机 bj08' }));
    await expect(room.getAllByRole('radio')).toHaveLength(1);
  },
};
/** A link to a host that is full or gone: any host will do, and the form says so. */
export const HostGone: Story = {
  args: { market: ready({ ...market, host: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('所选主机已下架或没有空闲显卡，已改为由系统选择主机')).toBeVisible();
  },
};
const withOwn = withOwnImages(market, 'kvm', choosableImages);
/** Those that the customer made have a group of their own: one is chosen, one says why it cannot be, and those that are not ready or of containers are not there. */
export const OwnImage: Story = {
  args: { market: ready(withOwn), values: fitForm({ ...filledForm, image_name: 'own-微调环境' }, withOwn) },
  play: async ({ canvas }) => {
    const images = within(canvas.getByRole('radiogroup', { name: '镜像' }));
    await expect(images.getByRole('radio', { name: '微调环境' })).toBeChecked();
    await expect(images.getByRole('radio', { name: '全量数据' })).toBeDisabled();
    await expect(images.getByText('需要 500GB 系统盘')).toBeVisible();
    await expect(images.getAllByRole('radio')).toHaveLength(2);
  },
};
export const OwnImagePhone: Story = { args: OwnImage.args, globals: phone };
export const QuotePending: Story = { args: { order: order({ state: 'loading' }) } };
export const Quoting: Story = {
  args: { order: order({ state: 'ready', data: quote, refreshing: true }) },
};
export const QuoteFailed: Story = {
  args: { order: order({ state: 'error', reason: '网络连接失败，请检查网络后重试' }) },
};
export const BalanceShort: Story = {
  args: { order: order(ready(shortQuote)), buyer: { kind: 'main', hasVoucher: false } },
  tags: ['visual'],
};
export const TopUpArrived: Story = { args: { order: order(ready(quote), { problem: { kind: 'arrived' } }) } };
export const OnCredit: Story = {
  args: { order: order(ready(creditQuote)), buyer: { kind: 'main', hasVoucher: false } },
};
export const PriceChanged: Story = {
  args: {
    order: order(ready({ ...quote, PayPrice: 312.4 }), {
      problem: { kind: 'priceChanged', before: fen(30_415), after: fen(31_240) },
    }),
  },
};
export const StockShort: Story = {
  args: {
    order: order(ready(quote), { problem: { kind: 'refused', reason: '当前资源仅剩 2 卡，请减少卡数或更换机房' } }),
  },
};
export const NotVerified: Story = { args: { order: order(ready(quote), { problem: { kind: 'verification' } }) } };
/** The form was changed after an order that nobody answered: to pay now is to pay for another. */
export const BesideUnanswered: Story = {
  args: { order: order(ready(quote), { problem: { kind: 'another' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/现在支付是另一笔订单，请先到费用明细确认/)).toBeVisible();
  },
};
export const NoAnswer: Story = { args: { order: order(ready(quote), { problem: { kind: 'unknown' } }) } };
export const Submitting: Story = { args: { order: order(ready(quote), { submitting: true }) } };
export const Paid: Story = {
  args: { order: order(ready(quote), { paid: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '立即支付' })).toBeNull();
    await expect(canvas.queryByText(/还差/)).toBeNull();
    for (const done of canvas.getAllByRole('button', { name: '已支付，正在打开实例' }))
      await expect(done).toBeDisabled();
  },
};
export const Visitor: Story = {
  args: {
    buyer: { kind: 'visitor' },
    order: order(ready(visitorQuote), { coupons: null }),
    market: ready({ ...market, priceInfo: null }),
  },
};
export const SubAccount: Story = {
  args: {
    buyer: sub,
    order: order(
      ready({ ...quote, PowerMoneyPay: 0, MoneyPay: 314.15, CouponId: null, CouponAmount: 0, PayPrice: 314.15 }),
      { coupons: null },
    ),
  },
};
export const SubAccountShort: Story = {
  args: {
    buyer: { kind: 'sub', left: fen(320), ofMonth: false, mayBuy: true },
    order: order(
      ready({ ...quote, IsEnough: false, ShortMoney: 310.95, CouponId: null, CouponAmount: 0, PayPrice: 314.15 }),
      { coupons: null, problem: { kind: 'limit' } },
    ),
  },
};
/** The month is what is short (decisions 127). */
export const SubAccountMonthShort: Story = {
  args: { ...SubAccountShort.args, buyer: { kind: 'sub', left: fen(320), ofMonth: true, mayBuy: true } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('本月限额不足，剩余 ¥3.20'))[0]).toBeVisible();
  },
};
/** Without the right to buy the price stands, and the button cannot be pressed. */
export const SubAccountMayNotBuy: Story = {
  args: {
    ...SubAccountShort.args,
    buyer: { kind: 'sub', left: fen(32_000), ofMonth: false, mayBuy: false },
    order: order(ready(quote), { coupons: null }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('子账号没有「购买」权限，请联系主账号开通');
    for (const button of canvas.getAllByRole('button', { name: '立即支付' })) await expect(button).toBeDisabled();
  },
};
export const Release: Story = { args: { values: { ...filledForm, due_mode: -1, autorenew_on: true } } };
export const HourHint: Story = { args: { values: { ...filledForm, unit: 'hour', pack_time: 23 } } };
/** Three equal machines: every line says so, and the coupon is for one of them. */
export const Three: Story = {
  args: { values: { ...filledForm, quantity: 3 }, order: order(ready(threeQuote)) },
  tags: ['visual'],
};
export const ThreeShort: Story = {
  args: {
    values: { ...filledForm, quantity: 3 },
    order: order(
      ready({ ...threeQuote, PowerMoneyPay: 0, MoneyPay: 50, IsEnough: false, ShortMoney: 882.45, MoneyAfter: 0 }),
    ),
    buyer: { kind: 'main', hasVoucher: false },
  },
};
export const ThreePhone: Story = {
  args: { values: { ...filledForm, quantity: 3 }, order: order(ready(threeQuote)) },
  globals: phone,
};
/** The room has fewer free cards than all of them need. */
export const TooManyForRoom: Story = {
  args: { values: fitForm({ ...filledForm, gpu_num: 8, district: '西南一区', quantity: 4 }, market) },
};
export const FewMachinesLeft: Story = {
  args: {
    values: { ...filledForm, quantity: 3 },
    order: order(ready(threeQuote), {
      problem: { kind: 'refused', reason: '当前资源仅够 2 台，请减少数量或更换机房' },
    }),
  },
};
export const SmallModel: Story = {
  args: { values: fitForm({ ...filledForm, gpu_type: 'RTX 5090', gpu_num: 4 }, market) },
};
/** In a window as low as a laptop's what is paid and the button are in sight before anything is scrolled (screens B5). */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: '立即支付' });
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByRole('status', { name: /^应付/ }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      pay.getBoundingClientRect().top,
    );
    pay.focus();
    await expect(canvas.getByRole('region', { name: '订单' }).scrollTop).toBe(0);
  },
};
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneShort: Story = { args: { order: order(ready(shortQuote)) }, globals: phone };

/** Another coupon is chosen from those that fit; the others say why they do not. */
export const ChoosingCoupon: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '更换' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: '选择优惠券' }));
    await expect(dialog.getByText('订单未满 ¥500')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /不使用优惠券/ }));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(args.order.onCouponChange).toHaveBeenCalledWith(null);
  },
};

/** From one to five, and no further. */
export const ChoosingQuantity: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', { name: '数量' });
    await userEvent.type(field, '{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('3');
    await expect(canvas.getByText('3 台')).toBeVisible();
    await userEvent.type(field, '{End}{ArrowUp}');
    await expect(field).toHaveValue('5');
  },
};

/** A change of model takes what no longer fits along. */
export const ChangingModel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'RTX 5090' }));
    await expect(canvas.getByRole('radio', { name: '标准型 5090.2c' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /8 卡/ })).toBeDisabled();
  },
};

/** One of two keys is left out; the other and every one that is added later go in. */
export const KeysChosen: Story = {
  async play({ canvas }) {
    const key = canvas.getByRole('checkbox', { name: /办公室笔记本/ });
    await expect(key).toBeChecked();
    await userEvent.click(key);
    await expect(key).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /实验室跳板机/ })).toBeChecked();
  },
};
export const NoKeys: Story = { args: { sshKeys: { list: ready([]), onAdd: fn(), onRetry: fn() } } };
export const KeysFailed: Story = {
  args: { sshKeys: { list: { state: 'error', reason: '请求超时，请稍后重试' }, onAdd: fn(), onRetry: fn() } },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.sshKeys?.onRetry).toHaveBeenCalledOnce();
  },
};

const projectNames = ['大模型预训练', '渲染外包', '推理服务'];
const projects = { list: ready(projectNames), onRetry: fn() };
const ofOrder = (page: HTMLElement) => within(within(page).getByRole('region', { name: '订单' }));

/** An account with projects may choose one; the order says which, and it can be taken back (decisions 135). */
export const ChoosingProject: Story = {
  args: { projects },
  async play({ canvas, canvasElement }) {
    await expect(ofOrder(canvasElement).queryByText('项目')).toBeNull();
    await userEvent.click(canvas.getByRole('combobox', { name: '项目' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '渲染外包' }));
    await expect(ofOrder(canvasElement).getByText('渲染外包')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除选择' }));
    await expect(ofOrder(canvasElement).queryByText('渲染外包')).toBeNull();
  },
};
export const InProject: Story = {
  args: { projects, values: { ...filledForm, project: '渲染外包', quantity: 3 }, order: order(ready(threeQuote)) },
  async play({ canvas }) {
    await expect(canvas.getByText('每台都归入该项目')).toBeVisible();
  },
};
export const InProjectDark: Story = { ...InProject, decorators: Dark.decorators };
export const InProjectPhone: Story = { args: InProject.args, globals: phone };
/** A project that is gone stays in sight, with what to do. */
export const ProjectGone: Story = {
  args: { projects, values: { ...filledForm, project: '旧项目' } },
  async play({ canvas }) {
    await expect(canvas.getByText('项目「旧项目」不存在或已被删除，请改选其他项目，或不归入项目')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除选择' }));
    await expect(canvas.queryByText(/不存在或已被删除/)).toBeNull();
  },
};
export const ProjectGonePhone: Story = { args: ProjectGone.args, globals: phone };
/** Nothing is added to the page of an account without projects, nor while they are read. */
export const NoProjects: Story = {
  args: { projects: { list: ready([]), onRetry: fn() } },
  async play({ canvas }) {
    await expect(canvas.queryByText('项目')).toBeNull();
  },
};
export const ProjectLoading: Story = {
  args: { projects: { list: { state: 'loading' }, onRetry: fn() }, values: { ...filledForm, project: '渲染外包' } },
};
export const ProjectsFailed: Story = {
  args: { projects: { list: { state: 'error', reason: '请求超时，请稍后重试' }, onRetry: fn() } },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.projects?.onRetry).toHaveBeenCalledOnce();
  },
};
