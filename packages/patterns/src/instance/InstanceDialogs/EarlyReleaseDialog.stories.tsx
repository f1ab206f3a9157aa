import { wholePrice } from '@compute-market/contract/rules/discount';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { instances, makeInstance } from '../DashboardScreen/fixtures';
import { EarlyReleaseDialog, type EarlyReleaseDialogProps } from './EarlyReleaseDialog';
import { earlyRelease, hourUsed } from './fixtures';

const machine = instances[0] ?? makeInstance({ Container_name: 'k7f3a2c' });
const name = 'llama3-8b-sft';
const never = new Promise<never>(() => undefined);
const anHourLater = { ...earlyRelease, UsedMoney: 62.24, DiscountReclaimed: 1.26, ReturnMoney: 363.59 };

const args: EarlyReleaseDialogProps = {
  instance: machine,
  open: true,
  onOpenChange: fn(),
  vipDiscount: wholePrice,
  buyer: { kind: 'main', hasVoucher: true },
  onQuote: fn(() => Promise.resolve({ kind: 'quoted' as const, release: earlyRelease })),
  onRelease: fn(() => Promise.resolve({ kind: 'released' as const, release: earlyRelease })),
};

const meta = {
  title: '界面/实例/EarlyReleaseDialog 提前释放',
  component: EarlyReleaseDialog,
  args,
  render: (props) => (
    <main>
      <h1>我的实例</h1>
      <EarlyReleaseDialog {...props} />
    </main>
  ),
} satisfies Meta<typeof EarlyReleaseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('alertdialog', { name: '提前释放' }));
/** Types the name and presses the button with the sum. */
async function release() {
  const asked = await dialog();
  const confirm = await asked.findByRole('button', { name: '提前释放，退还 ¥453.78' });
  await expect(confirm).toBeDisabled();
  await userEvent.type(asked.getByRole('textbox'), name);
  await waitFor(() => expect(confirm).toBeEnabled());
  await userEvent.click(confirm);
}

/** What was paid, what is kept, and which purse gets what; nothing before the name is typed. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const asked = await dialog();
    await expect(await asked.findByText('退还至算力券')).toBeVisible();
    await expect(asked.getByText('折扣收回')).toBeVisible();
    await expect(asked.getByRole('button', { name: '提前释放，退还 ¥453.78' })).toBeDisabled();
    await expect(args.onRelease).not.toHaveBeenCalled();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Released: what came back, and where it is seen. */
export const Released: Story = {
  play: async ({ args }) => {
    await release();
    const done = within(await screen.findByRole('dialog', { name: '已提前释放' }));
    await expect(await done.findByText('实例与磁盘已释放，¥453.78 已退回原支付账户')).toBeVisible();
    await expect(done.getByRole('link', { name: '查看费用明细' })).toHaveAttribute(
      'href',
      expect.stringContaining(machine.Container_name),
    );
    await expect(args.onRelease).toHaveBeenCalledWith(earlyRelease);
    await userEvent.click(done.getByRole('button', { name: '完成' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** An hour more was used meanwhile: the new sum is said, nothing happened, and the typed name stays. */
export const Changed: Story = {
  args: {
    onRelease: fn<EarlyReleaseDialogProps['onRelease']>((seen) =>
      Promise.resolve(
        seen === earlyRelease
          ? { kind: 'changed' as const, release: anHourLater }
          : { kind: 'released' as const, release: seen },
      ),
    ),
  },
  play: async ({ args }) => {
    await release();
    const asked = await dialog();
    await expect(await asked.findByText('可退还的费用已由 ¥453.78 变为 ¥451.59，请确认后再释放')).toBeVisible();
    await expect(asked.getByRole('textbox')).toHaveValue(name);
    await userEvent.click(await asked.findByRole('button', { name: '提前释放，退还 ¥451.59' }));
    await expect(await screen.findByRole('dialog', { name: '已提前释放' })).toBeVisible();
    await expect(args.onRelease).toHaveBeenLastCalledWith(anHourLater);
  },
};

export const Reading: Story = {
  args: { onQuote: () => never },
  play: async () => {
    const asked = await dialog();
    await expect(asked.getByRole('button', { name: '提前释放' })).toBeDisabled();
  },
};

/** By a rule nothing comes back: it says which, and asking again is not offered. */
export const NothingDue: Story = {
  args: {
    onQuote: fn(() =>
      Promise.resolve({ kind: 'none' as const, reason: '剩余时间不足 1 小时，没有可退还的费用，请等待实例到期' }),
    ),
  },
  play: async () => {
    const asked = await dialog();
    await expect(await asked.findByText('剩余时间不足 1 小时，没有可退还的费用，请等待实例到期')).toBeVisible();
    await expect(asked.queryByRole('button', { name: '重试' })).toBeNull();
    await expect(asked.getByRole('button', { name: '提前释放' })).toBeDisabled();
  },
};

/** It was not read: it can be asked again. */
export const Failed: Story = {
  args: { onQuote: fn(() => Promise.reject(new Error('网络连接失败，请检查网络后重试'))) },
  play: async ({ args }) => {
    const asked = await dialog();
    await expect(await asked.findByText('可退还的费用获取失败：网络连接失败，请检查网络后重试')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(args.onQuote).toHaveBeenCalledTimes(2));
  },
};

/** Refused when it was to be done: the reason stands under what was typed. */
export const Refused: Story = {
  args: { onRelease: fn(() => Promise.reject(new Error('上一次升级还在生效中，请稍候再操作'))) },
  play: async () => {
    await release();
    const asked = await dialog();
    await expect(await asked.findByText('上一次升级还在生效中，请稍候再操作')).toBeVisible();
    await expect(asked.getByRole('textbox')).toHaveValue(name);
  },
};

const usage = {
  instance: { ...machine, Billing: 'usage' },
  onQuote: fn(() => Promise.resolve({ kind: 'quoted' as const, release: hourUsed })),
  onRelease: fn(() => Promise.resolve({ kind: 'released' as const, release: hourUsed })),
} as const;
const asked = async (title: string) => within(await screen.findByRole('alertdialog', { name: title }));

/** By usage with its disk kept: the minutes come back, what the disk costs is said, and nothing is to be typed. */
export const StopKeepingDisk: Story = {
  tags: ['visual'],
  args: { ...usage, end: 'keep' },
  play: async ({ args }) => {
    const stop = await asked('停止计费');
    await expect(await stop.findByText(/磁盘保留费 ¥.*\/天/)).toBeVisible();
    await expect(stop.queryByText('折扣收回')).toBeNull();
    await userEvent.click(stop.getByRole('button', { name: '停止计费，退还 ¥1.46' }));
    await expect(await screen.findByText('实例已停止，磁盘已保留，¥1.46 已退回原支付账户')).toBeVisible();
    await expect(args.onRelease).toHaveBeenCalledOnce();
  },
};

/** By usage with its data: the name is typed first. */
export const StopReleasing: Story = {
  args: { ...usage, end: 'release' },
  play: async () => {
    const stop = await asked('释放实例');
    const confirm = await stop.findByRole('button', { name: '释放实例，退还 ¥1.46' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(stop.getByRole('textbox'), name);
    await waitFor(() => expect(confirm).toBeEnabled());
  },
};
