import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { KeyboardHelp } from './KeyboardHelp';

const meta = {
  title: '界面/框架/KeyboardHelp 键盘快捷键',
  component: KeyboardHelp,
  args: { open: true, onClose: fn() },
  parameters: { docs: { story: { height: 480 } } },
} satisfies Meta<typeof KeyboardHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
