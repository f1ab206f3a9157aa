import type { Meta, StoryObj } from '@storybook/react-vite';
import { BILLING, DUE_MODE, INSTANCE_STATUS, PAY_FIRST } from '@compute-market/contract/enumerations';
import { fen } from '@compute-market/contract/rules/money';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { orderWith } from '../../purchase/fixtures';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { vipDiscountOf } from '../../viewer';
import { mainAccount } from '../../viewer/fixtures';
import { market, picks, quote, shortQuote } from '../CreateInstanceScreen/fixtures';
import type { Order } from '../../purchase';
import { now } from '../DashboardScreen/fixtures';
import { keptInstance, shutDownInstance, startOption } from './fixtures';
import type { KeptStartTerms } from './KeptStartForm';
import { StartScreen, type Start, type StartScreenProps, type StartStage } from './StartScreen';

const order = (changes: Partial<Order> = {}): Order => orderWith(ready(quote), fn, { coupons: picks, ...changes });
const terms: KeptStartTerms = {
  unit: 'day',
  pack_time: 3,
  billing: BILLING.prepaid,
  bandwidth: 32,
  due_mode: DUE_MODE.keep,
  pay_type_first: PAY_FIRST.voucher,
};
const option = startOption(4, 1);
type KeptStage = Extract<StartStage, { kind: 'kept' }>;
const kept = (changes: Partial<KeptStage> = {}): KeptStage => ({
  kind: 'kept',
  option,
  offer: market.options,
  terms,
  onTermsChange: fn(),
  restored: false,
  onClearDraft: fn(),
  order: order(),
  buyer: { kind: 'main', hasVoucher: true },
  level: 2,
  vipDiscount: vipDiscountOf(mainAccount),
  now,
  ...changes,
});
type ProgressStage = Extract<StartStage, { kind: 'progress' }>;
const progress = (changes: Partial<ProgressStage>): ProgressStage => ({
  kind: 'progress',
  progress: { state: 'moving', step: 2 },
  since: now - 21,
  now,
  onRefund: fn(),
  onRetry: fn(),
  busy: false,
  keepsDisk: true,
  paid: true,
  ...changes,
});
const keptStart = (changes: Partial<KeptStage> = {}): Resource<Start> =>
  ready({ instance: keptInstance, stage: kept(changes) });
const booting = {
  ...keptInstance,
  Container_name: 'k9c27fa',
  Status: INSTANCE_STATUS.starting,
  Message: '挂载磁盘',
  Ctime: now - 21,
};

/** The console around it, and terms that can be changed. */
function Page(props: StartScreenProps) {
  const [chosen, setChosen] = useState<KeptStartTerms>();
  const { start } = props;
  const changing: StartScreenProps['start'] =
    start.state === 'ready' && start.data?.stage.kind === 'kept'
      ? {
          ...start,
          data: {
            ...start.data,
            stage: { ...start.data.stage, terms: chosen ?? start.data.stage.terms, onTermsChange: setChosen },
          },
        }
      : start;
  return (
    <ConsoleFrame viewer={mainAccount} lit="dashboard" unreadWorkOrder={false}>
      <StartScreen {...props} start={changing} />
    </ConsoleFrame>
  );
}

const meta = {
  title: '界面/实例/StartScreen 启动实例',
  component: StartScreen,
  render: (args) => <Page {...args} />,
  args: { name: keptInstance.Container_name, start: keptStart(), viewer: mainAccount, onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const FromKeptDisk: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /释放磁盘/ }));
    await expect(canvas.getByRole('radio', { name: /释放磁盘/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /保留磁盘/ }));
    // Whether a ring stands around it depends on what was pressed before: the picture is taken without.
    canvas.getByRole<HTMLInputElement>('radio', { name: /保留磁盘/ }).blur();
  },
};
export const Restored: Story = { args: { start: keptStart({ restored: true }) } };
export const Quoting: Story = {
  args: { start: keptStart({ order: order({ quote: { state: 'ready', data: quote, refreshing: true } }) }) },
};
export const PriceFailed: Story = {
  args: { start: keptStart({ order: order({ quote: { state: 'error', reason: '请求超时，请稍后重试' } }) }) },
};
export const BalanceShort: Story = { args: { start: keptStart({ order: order({ quote: ready(shortQuote) }) }) } };
export const SubAccount: Story = {
  args: {
    start: keptStart({
      buyer: { kind: 'sub', left: fen(120_000), ofMonth: false, mayBuy: true },
      order: order({ coupons: null }),
    }),
  },
};
export const PriceChanged: Story = {
  args: {
    start: keptStart({ order: order({ problem: { kind: 'priceChanged', before: fen(30_415), after: fen(31_200) } }) }),
  },
};
export const TakenMeanwhile: Story = {
  args: {
    start: keptStart({
      order: order({ problem: { kind: 'refused', reason: '原机器空闲显卡不足，请减少卡数或稍后再试' } }),
    }),
  },
};
export const Gone: Story = { args: { start: ready({ instance: keptInstance, stage: { kind: 'gone' } }) } };
export const NotKept: Story = {
  args: { start: ready({ instance: keptInstance, stage: { kind: 'unfit', mode: 'kept' } }) },
};
export const NotShutDown: Story = {
  args: { start: ready({ instance: shutDownInstance, stage: { kind: 'unfit', mode: 'shutdown' } }) },
};
export const Over: Story = {
  args: { start: ready({ instance: keptInstance, stage: { kind: 'unfit', mode: 'progress' } }) },
};
export const FromShutdown: Story = {
  tags: ['visual'],
  args: {
    start: ready({
      instance: shutDownInstance,
      stage: { kind: 'shutdown', onStart: fn(), busy: false, reason: undefined },
    }),
  },
};
export const FromShutdownRefused: Story = {
  args: {
    start: ready({
      instance: { ...shutDownInstance, IsAbnormal: 1, Message: '开机失败：系统未能启动' },
      stage: { kind: 'shutdown', onStart: fn(), busy: false, reason: '实例当前状态不支持该操作，请刷新后重试' },
    }),
  },
};
export const OnItsWay: Story = { tags: ['visual'], args: { start: ready({ instance: booting, stage: progress({}) }) } };
/** What it says, what it is called and how to get in stand on one axis. */
export const Started: Story = {
  tags: ['visual'],
  args: {
    start: ready({
      instance: { ...booting, Status: INSTANCE_STATUS.running, Url: 'hz02.example.cn', SshPort: 31_456 },
      stage: progress({ progress: { state: 'started' } }),
    }),
  },
  play: async ({ canvas }) => {
    const middle = ({ left, right }: DOMRect) => (left + right) / 2;
    const title = middle(canvas.getByRole('heading', { name: '实例已启动' }).getBoundingClientRect());
    for (const part of [canvas.getByText(/^ssh -p/), canvas.getByText(booting.Note, { exact: false, selector: 'p' })]) {
      const range = document.createRange();
      range.selectNodeContents(part.closest('[data-component="CopyField"]')?.parentElement ?? part);
      await expect(Math.abs(middle(range.getBoundingClientRect()) - title)).toBeLessThan(1);
    }
  },
};
export const FailedRefundDue: Story = {
  args: {
    start: ready({
      instance: { ...booting, Status: INSTANCE_STATUS.startFailed },
      stage: progress({ progress: { state: 'failed', reason: '宿主机资源不足', refund: 'due' } }),
    }),
  },
};
export const FailedRefunded: Story = {
  tags: ['visual'],
  args: {
    start: ready({
      instance: { ...booting, Status: INSTANCE_STATUS.startFailedRefunded, ReturnMoney: 304.15 },
      stage: progress({ progress: { state: 'failed', reason: '宿主机资源不足', refund: 'done' } }),
    }),
  },
};
/** A new machine whose start failed: one more with the same choices. */
export const FailedNew: Story = {
  args: {
    start: ready({
      instance: { ...booting, Status: INSTANCE_STATUS.startFailedRefunded, ReturnMoney: 304.15 },
      stage: progress({
        progress: { state: 'failed', reason: '镜像仓库中没有该镜像', refund: 'done' },
        keepsDisk: false,
        chosenHost: 'hz02',
      }),
    }),
  },
  play: async ({ canvas }) => {
    const again = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: '再来一台' }).href);
    await expect(again.searchParams.get('host')).toBe('hz02');
  },
};
export const FailedStillOff: Story = {
  args: {
    start: ready({
      instance: { ...shutDownInstance, IsAbnormal: 1 },
      stage: progress({
        progress: { state: 'failed', reason: '系统未能启动', refund: 'none' },
        keepsDisk: false,
        paid: false,
      }),
    }),
  },
};
export const Loading: Story = { args: { start: loading } };
export const Failed: Story = {
  args: { start: { state: 'error', reason: '请求超时，请稍后重试', requestId: '7c1d9a' } },
};
export const Missing: Story = { args: { start: ready(null) } };
export const LongNames: Story = {
  args: {
    start: ready({
      instance: {
        ...keptInstance,
        Note: '多模态大模型第三阶段对齐训练与线上灰度推理服务联合压测环境',
        ImageLabel: 'Ubuntu 22.04 · CUDA 12.8 · PyTorch 2.7 nightly',
      },
      stage: kept({
        option: { ...option, Gpu_type: 'RTX PRO 6000 Blackwell Max-Q' },
        order: order({ quote: ready({ ...quote, OriginalPrice: 12_345_678.9, PayPrice: 12_345_678.9 }) }),
      }),
    }),
  },
};
export const Phone: Story = { tags: ['visual-phone'], globals: phone };
export const PhoneFromShutdown: Story = { args: FromShutdown.args, globals: phone };
export const PhoneOnItsWay: Story = { args: OnItsWay.args, globals: phone };
export const PhoneLongNames: Story = { args: LongNames.args, globals: phone };
