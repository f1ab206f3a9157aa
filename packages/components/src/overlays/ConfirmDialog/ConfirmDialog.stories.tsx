import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: '组件/浮层/ConfirmDialog 确认框',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: (): void | Promise<unknown> => undefined,
    title: '关机',
    subject: '关闭实例 llama3-8b-sft（a7f3a2c）',
    labels: { confirm: '确认关机' },
  },
  parameters: { docs: { story: { inline: false, height: 420 } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Effects: Story = {
  args: { effects: { stops: '正在运行的程序、SSH 与 VNC 连接', keeps: '系统盘与数据盘', bills: '租期内照常计费' } },
  tags: ['visual'],
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: '释放磁盘',
    subject: '释放 diffusion-旧版权重（a08af54）的磁盘，释放后数据无法恢复',
    labels: { confirm: '确认释放' },
    effects: { stops: '磁盘不可再挂载', keeps: '费用明细与发票', bills: '无' },
    acknowledge: true,
    typeName: 'a08af54',
  },
  tags: ['visual'],
};
export const Busy: Story = {
  args: { onConfirm: () => new Promise(() => undefined) },
  play: async () => userEvent.click(await screen.findByRole('button', { name: '确认关机' })),
};
export const Failed: Story = { args: { error: '关机失败：实例正在重启，请稍后重试' } };
export const Phone: Story = {
  args: { effects: { stops: '正在运行的程序', keeps: '系统盘与数据盘', bills: '租期内照常计费' } },
  globals: { viewport: { value: 'phone' } },
};
