import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Price } from '@compute-market/contract/entities/price';
import { fen } from '@compute-market/contract/rules/money';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { orderHandlers } from '../../purchase/fixtures';
import { loading, ready, type Resource } from '../../resource';
import type { Buyer } from '../../viewer';
import { picks } from '../CreateInstanceScreen/fixtures';
import { instances, longInstances, makeInstance } from '../DashboardScreen/fixtures';
import {
  bandwidthRoom,
  draftOf,
  withPart,
  type GrowDraft,
  type OrderAction,
  type OrderDraft,
  type Room,
} from '../order-draft/order-draft';
import { diskPrice, freePrice, renewalPrice, shortPrice, toldFor } from './fixtures';
import { InstanceOrderDialog } from './InstanceOrderDialog';
import type { InstanceOrder } from './order';

const machine = instances[0] ?? makeInstance({ Container_name: 'k7f3a2c' });
const container = makeInstance({
  Container_name: 'c41b90e',
  Note: 'vllm-在线推理',
  ContainerType: 'docker',
  Gpu_num: 2,
  Cpu_num: 32,
  Memory: 96,
  AddCpu: 8,
});
const disks: Room = { min: 10, max: 1450, step: 10, disks: { used: 2, most: 16 } };
const cores: Room = { min: 1, max: 24, step: 1 };
const failed: Resource<never> = { state: 'error', reason: '请求超时，请稍后重试', requestId: '0f6c2a9e' };

interface Args {
  draft: OrderDraft;
  room: Resource<Room>;
  quote: Resource<Price>;
  buyer: Buyer;
  order: Partial<InstanceOrder>;
}

/** The price of a renewal tells the end of what is chosen. */
const toldOf = (quote: Resource<Price>, draft: OrderDraft): Resource<Price> =>
  quote.state === 'ready' && draft.action === 'renew'
    ? { ...quote, data: toldFor(draft.instance, draft.period, quote.data) }
    : quote;

/** An order that follows what is changed in it, as the application's does. */
function Playing({ draft: first, room, quote, buyer, order }: Args) {
  const [draft, setDraft] = useState(first);
  const handlers = { ...orderHandlers(fn), onRetryRoom: fn(), onClose: fn() };
  return (
    <InstanceOrderDialog
      buyer={buyer}
      order={{
        draft,
        room,
        quote: toldOf(quote, draft),
        coupons: null,
        problem: null,
        submitting: false,
        paid: false,
        onChange: setDraft,
        ...handlers,
        ...order,
      }}
    />
  );
}

const draft = (action: OrderAction, instance = machine) => draftOf(action, instance, true);

const meta = {
  title: '界面/实例/UpgradeDialogs 续费与升级',
  component: Playing,
  parameters: { layout: 'fullscreen' },
  args: {
    draft: draft('renew'),
    room: ready(disks),
    quote: ready(renewalPrice),
    buyer: { kind: 'main', hasVoucher: true },
    order: {},
  },
} satisfies Meta<typeof Playing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The ruler of days is one row, so that the sum stands in sight. */
export const Renew: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '续费' }));
    const tops = dialog.getAllByRole('radio', { name: / 天$/ }).map((day) => day.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    const paying = await dialog.findByRole('button', { name: /^确认续费 ¥/ });
    await expect(paying.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

const onPay = fn();
/** Another period is another end; the button carries what is paid. */
export const RenewLonger: Story = {
  args: { order: { onPay } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '续费' }));
    const newEnd = () => dialog.getByText('续费后到期').nextElementSibling?.textContent;
    const ofDays = newEnd();
    await userEvent.click(dialog.getByRole('radio', { name: /按月/ }));
    await expect(newEnd()).not.toBe(ofDays);
    await userEvent.click(dialog.getByRole('button', { name: '确认续费 ¥149.89' }));
    await waitFor(() => expect(onPay).toHaveBeenCalled());
  },
};

export const AddDisk: Story = { tags: ['visual'], args: { draft: draft('addDisk'), quote: ready(diskPrice) } };
export const UpgradeCpu: Story = { args: { draft: draft('upgradeCpu'), room: ready(cores), quote: ready(diskPrice) } };
export const UpgradeMemory: Story = {
  args: { draft: draft('upgradeMemory'), room: ready({ ...cores, max: 512 }), quote: ready(diskPrice) },
};

/** Nothing is priced until the bandwidth is another; less of it costs nothing. */
export const Bandwidth: Story = {
  args: {
    draft: draft('bandwidth'),
    room: ready(bandwidthRoom({ ...machine, NoFreeBandwidth: 68 })),
    quote: ready(freePrice),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '修改带宽' }));
    await expect(dialog.getByRole('button', { name: '确认升级' })).toBeDisabled();
    const box = dialog.getByRole('spinbutton');
    await userEvent.clear(box);
    await userEvent.type(box, '50');
    await expect(await dialog.findByText('调低带宽不收费，已支付的费用不退回。续费时按新带宽计价')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '确认修改' })).toBeEnabled();
  },
};

export const Elastic: Story = {
  args: { draft: draft('elastic', container), room: ready(cores), quote: ready(diskPrice) },
};
export const ElasticCards: Story = {
  tags: ['visual'],
  args: {
    draft: withPart(draft('elastic', container) as GrowDraft, 'gpu'),
    room: ready({ min: 1, max: 8, step: 1, choices: [4, 8] }),
    quote: ready(renewalPrice),
  },
};

/** The best coupon is taken; another can be chosen. */
export const WithCoupon: Story = {
  args: {
    quote: ready({
      ...renewalPrice,
      CouponId: picks.best.CouponId,
      CouponAmount: 10,
      PayPrice: 139.89,
      MoneyPay: 19.89,
    }),
    order: { coupons: picks },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '续费' }));
    await userEvent.click(dialog.getByRole('button', { name: '更换' }));
    await expect(await screen.findByRole('radio', { name: /不使用/ })).toBeVisible();
  },
};
export const NothingLeft: Story = {
  tags: ['visual'],
  args: { draft: draft('upgradeCpu'), room: ready({ ...cores, max: 0 }), quote: loading },
};
export const RoomLoading: Story = { args: { draft: draft('addDisk'), room: loading, quote: loading } };
export const RoomFailed: Story = { args: { draft: draft('addDisk'), room: failed, quote: loading } };
export const Pricing: Story = { args: { quote: loading } };
export const PricingAgain: Story = {
  args: { quote: { state: 'ready', data: renewalPrice, refreshing: true } },
};
export const PriceFailed: Story = { args: { quote: failed } };
export const Short: Story = { tags: ['visual'], args: { quote: ready(shortPrice) } };
export const Refused: Story = {
  args: {
    draft: draft('addDisk'),
    quote: ready(diskPrice),
    order: { problem: { kind: 'refused', reason: '所在主机剩余资源不足，请减小规格后重试' } },
  },
};
/** The price moved while it was looked at: both sums, and nothing is paid before a yes. */
export const PriceChanged: Story = {
  args: { order: { problem: { kind: 'priceChanged', before: fen(14_989), after: fen(15_240) } } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '续费' }));
    await expect(dialog.getByText('价格已由 ¥149.89 变为 ¥152.40，请确认')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /确认续费/ })).toBeDisabled();
  },
};

/** It was renewed elsewhere meanwhile: both ends are those of the new price, and nothing is paid before a yes. */
export const EndMoved: Story = {
  args: {
    order: {
      problem: { kind: 'moved', reason: '到期时间已变为 2026-11-23 09:00，可能已续费，请确认是否再续' },
    },
  },
};
export const NoAnswer: Story = { args: { order: { problem: { kind: 'unknown' } } } };
export const Paying: Story = { args: { order: { submitting: true } } };
export const SubAccount: Story = {
  args: {
    buyer: { kind: 'sub', left: fen(8620), ofMonth: false, mayBuy: true },
    draft: draft('addDisk'),
    quote: ready({ ...diskPrice, PowerMoneyPay: 0 }),
  },
};
export const SubAccountShort: Story = {
  args: {
    buyer: { kind: 'sub', left: fen(320), ofMonth: false, mayBuy: true },
    quote: ready({ ...renewalPrice, IsEnough: false, ShortMoney: 146.69 }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '续费' }));
    await expect(dialog.getByText('额度不足，剩余 ¥3.20')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '申请提额' })).toBeEnabled();
  },
};
export const LongWords: Story = {
  args: { draft: draft('addDisk', longInstances[0] ?? machine), quote: ready(diskPrice) },
};
export const Phone: Story = {
  tags: ['visual-phone'],
  args: { draft: draft('addDisk'), quote: ready(diskPrice) },
  globals: { viewport: { value: 'phone' } },
};
