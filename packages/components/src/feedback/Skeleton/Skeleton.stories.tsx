import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

const meta = { title: '组件/反馈/Skeleton 骨架屏', component: Skeleton, args: { width: 240 } } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lines: Story = { args: { lines: 3 } };
export const Block: Story = { args: { shape: 'block', width: 120, height: 30 } };
export const Circle: Story = { args: { shape: 'circle', width: 44 } };
export const Row: Story = {
  render: () => (
    <div aria-busy="true" style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Skeleton shape="circle" width={44} style={{ flex: 'none' }} />
      <Skeleton lines={2} />
      <Skeleton shape="block" width={64} height={20} />
    </div>
  ),
};

/** Every shape, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 400 }}>
      <div style={{ display: 'flex', gap: 12 }}>
        <Skeleton shape="block" width={44} height={44} style={{ flex: 'none' }} />
        <Skeleton lines={2} />
      </div>
      <div style={{ display: 'flex', gap: 12 }}>
        <Skeleton shape="block" height={30} />
        <Skeleton shape="block" height={30} />
      </div>
      <Skeleton lines={3} />
      <Skeleton shape="circle" width={44} />
    </div>
  ),
};
