import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemeChoice } from './ThemeChoice';

const meta = {
  title: '界面/框架/ThemeChoice 主题',
  component: ThemeChoice,
  args: { chosen: 'light', onChoose: fn() },
} satisfies Meta<typeof ThemeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '深色' }));
    await expect(args.onChoose).toHaveBeenCalledWith('dark');
  },
};
export const AsTheSystem: Story = { args: { chosen: 'system' } };
