import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Button } from '../../actions/Button/Button';
import { Popconfirm } from './Popconfirm';

const meta = {
  title: '组件/浮层/Popconfirm 气泡确认',
  component: Popconfirm,
  args: {
    trigger: <Button>删除</Button>,
    title: '删除标签「预训练」？',
    onConfirm: fn((): void | Promise<unknown> => undefined),
  },
  decorators: [framed({ minHeight: 200 })],
} satisfies Meta<typeof Popconfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '删除' }));
  await expect(await screen.findByRole('dialog')).toBeVisible();
};

export const Default: Story = {};
export const Open: Story = { play: press };
export const Danger: Story = {
  args: { tone: 'danger', description: '使用该密钥的程序将立即无法访问', title: '删除访问密钥 ak-7f3a？' },
  play: press,
};
export const Busy: Story = {
  args: { onConfirm: fn(() => new Promise(() => undefined)) },
  play: async (context) => {
    await press(context);
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
  },
};
export const Phone: Story = { ...Danger, globals: { viewport: { value: 'phone' } } };
