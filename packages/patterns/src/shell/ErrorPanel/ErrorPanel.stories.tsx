import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultBrand } from '@compute-market/contract/brand';
import { fn } from 'storybook/test';
import { AppErrorPanel } from './AppErrorPanel';
import { RouteErrorPanel } from './RouteErrorPanel';

const meta = {
  title: '界面/框架/ErrorPanel 错误页',
  component: RouteErrorPanel,
  args: { errorId: '5f0c2a7e-1b1d-4a55', onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RouteErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Route: Story = { tags: ['visual'] };
export const RouteWithReason: Story = { args: { reason: '页面文件加载失败，请检查网络后重试' } };
export const Application: Story = { render: (args) => <AppErrorPanel {...args} brand={defaultBrand} /> };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
