import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button';
import { clearToasts, toast } from '../toast/toast';
import type { ToastItem } from './Toast';
import { Toaster } from './Toaster';

const paid: ToastItem = {
  id: 'paid',
  tone: 'ok',
  title: '支付成功',
  detail: '¥1,500.00 已到账，余额 ¥4,360.40',
  duration: 60_000,
  progress: true,
};
const started: ToastItem = {
  id: 'started',
  tone: 'info',
  title: '实例启动中',
  detail: '可离开此页，完成后通知您',
  duration: 0,
};
const due: ToastItem = { id: 'due', tone: 'warn', title: '实例 qwen2.5-7b-lora 将在 2 小时后到期', duration: 0 };
const failed: ToastItem = { id: 'failed', tone: 'err', title: '当前资源仅剩 2 卡，请减少卡数或更换机房', duration: 0 };
const long: ToastItem = {
  ...failed,
  id: 'long',
  title: '保存镜像失败：镜像仓库空间不足，还差 12.6GB，请在我的镜像中删除不用的镜像，或联系客服扩容后重试',
  detail: '请求编号 b7f2c9e4-18d3-4f77-9a52-3d1c7e0b6a48',
};

/** A host in a few lines: it keeps the list. */
const Host = ({ make }: { make: () => ToastItem }) => {
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  return (
    <>
      <Button onClick={() => setToasts([...toasts, { ...make(), id: String(toasts.length) }])}>支付</Button>
      <Toaster toasts={toasts} onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))} />
    </>
  );
};

const meta = {
  title: '组件/反馈/Toaster 轻提示',
  component: Toaster,
  args: { toasts: [paid], onDismiss: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failure: Story = { args: { toasts: [failed] } };
export const Warning: Story = { args: { toasts: [due] } };
export const LongWords: Story = { args: { toasts: [long] } };
/** Five seconds with a time bar; it stops under the pointer. */
export const Timed: Story = { render: () => <Host make={() => ({ ...paid, duration: 5000 })} /> };
export const Closing: Story = {
  render: () => <Host make={() => paid} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '支付' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('支付成功');
    await userEvent.click(canvas.getByRole('button', { name: '关闭通知' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** From anywhere: no list to keep. The message waits, since there is something to do about it. */
export const Imperative: Story = {
  args: { toasts: undefined, onDismiss: undefined },
  beforeEach: () => clearToasts,
  render: (args) => (
    <>
      <Button
        onClick={() => toast({ tone: 'ok', title: '已删除 3 张镜像', action: { label: '撤销', onAction: fn() } })}
      >
        删除镜像
      </Button>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除镜像' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('已删除 3 张镜像');
  },
};

/** Every tone in both regions, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ height: 320 }}>
      <Toaster toasts={[paid, started, due, failed, long]} onDismiss={fn()} />
    </div>
  ),
};
