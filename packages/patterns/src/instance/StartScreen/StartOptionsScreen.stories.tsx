import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { loading, ready } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { vipDiscountOf } from '../../viewer';
import { mainAccount } from '../../viewer/fixtures';
import { fewOptions, fullOptions, keptInstance, startOptions } from './fixtures';
import { StartOptionsScreen } from './StartOptionsScreen';

const meta = {
  title: '界面/实例/StartOptionsScreen 选择启动资源',
  component: StartOptionsScreen,
  render: (args) => (
    <ConsoleFrame viewer={mainAccount} lit="dashboard" unreadWorkOrder={false}>
      <StartOptionsScreen {...args} />
    </ConsoleFrame>
  ),
  args: {
    name: keptInstance.Container_name,
    kept: ready({ instance: keptInstance, options: startOptions }),
    viewer: mainAccount,
    vipDiscount: vipDiscountOf(mainAccount),
    onRefresh: fn(),
    onNotice: fn(() => Promise.resolve()),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StartOptionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const longName = '多模态大模型第三阶段对齐训练与线上灰度推理服务联合压测环境（生产备份请勿释放）';

export const Ready: Story = { tags: ['visual'] };
export const Loading: Story = { args: { kept: loading } };
export const Failed: Story = {
  args: { kept: { state: 'error', reason: '请求超时，请稍后重试', requestId: '7c1d9a' } },
};
export const Missing: Story = { args: { kept: ready(null) } };
export const NotKept: Story = { args: { kept: ready({ instance: { ...keptInstance, Status: 1 }, options: null }) } };
/** Nothing is free: why, how long the disk is safe, and what can be done. */
export const Full: Story = {
  tags: ['visual'],
  args: { kept: ready({ instance: keptInstance, options: fullOptions }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: '联系客服迁移' })).toHaveAttribute(
      'href',
      expect.stringContaining(keptInstance.Container_name),
    );
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '有空闲时通知我' }));
    await expect(args.onNotice).toHaveBeenCalledWith(1);
  },
};
/** Whoever waits sees so, and can stop waiting. */
export const FullAndWaiting: Story = {
  args: { kept: ready({ instance: keptInstance, options: { ...fullOptions, NoticeGpuNum: 1 } }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('已登记，有 1 卡空闲时通知您一次')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消通知' }));
    await expect(args.onNotice).toHaveBeenCalledWith(0);
  },
};
/** Not as many cards as before, but some: start with them, or hear when there are enough. */
export const FewerCards: Story = {
  args: { kept: ready({ instance: keptInstance, options: fewOptions }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: '先用 1 卡启动' })).toHaveAttribute(
      'href',
      expect.stringContaining('gpu_num=1'),
    );
    await userEvent.click(canvas.getByRole('button', { name: '够 4 卡时通知我' }));
    await expect(args.onNotice).toHaveBeenCalledWith(4);
  },
};
export const LongNames: Story = {
  args: {
    kept: ready({
      instance: {
        ...keptInstance,
        Note: longName,
        ImageLabel: 'Ubuntu 22.04 · CUDA 12.8 · PyTorch 2.7 nightly',
        KeeppedDiskCost: 12_345_678.9,
      },
      options: {
        ...startOptions,
        List: startOptions.List.map((option) => ({ ...option, Gpu_type: 'RTX PRO 6000 Blackwell Max-Q' })),
      },
    }),
  },
};
export const Phone: Story = { tags: ['visual-phone'], globals: phone };
export const PhoneFull: Story = { args: Full.args, globals: phone };
export const PhoneLongNames: Story = { args: LongNames.args, globals: phone };
