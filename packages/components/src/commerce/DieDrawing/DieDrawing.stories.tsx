import type { Meta, StoryObj } from '@storybook/react-vite';
import { DieDrawing } from './DieDrawing';

const meta = {
  title: '组件/交易/DieDrawing 显卡制图',
  component: DieDrawing,
  args: { name: 'H20', bandwidth: '4.0 TB/s', memorySize: '96 GB', memoryType: 'HBM3', link: 'NVLink 900 GB/s' },
} satisfies Meta<typeof DieDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two cards, two faces, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      <DieDrawing {...args} />
      <DieDrawing name="RTX 5090" bandwidth="1.8 TB/s" memorySize="32 GB" memoryType="GDDR7" link="PCIe 5.0 64 GB/s" />
    </div>
  ),
};
