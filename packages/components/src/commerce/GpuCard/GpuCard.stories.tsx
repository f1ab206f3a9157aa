import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { sampleGpus } from '../../../test/gpu-fixtures';
import { GpuCard } from './GpuCard';
import { GpuCardSkeleton } from './GpuCardSkeleton';

const meta = {
  title: '组件/交易/GpuCard 显卡卡片',
  component: GpuCard,
  args: {
    ...sampleGpus.plenty,
    compared: false,
    onComparedChange: fn(),
    onSimilar: fn(),
    onRetryPrice: fn(),
    layout: 'desktop',
  },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxWidth: args.layout === 'phone' ? 343 : 308 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GpuCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LowStock: Story = { args: { ...sampleGpus.low } };
export const SoldOut: Story = { args: { ...sampleGpus.soldOut } };
/** Sold out, one may ask to be told when it is free again. */
export const Notice: Story = { args: { ...sampleGpus.soldOut, onNotice: fn() } };
export const NoticePending: Story = { args: { ...sampleGpus.soldOut, onNotice: fn(), notice: 'pending' } };
export const Noticed: Story = { args: { ...sampleGpus.soldOut, onNotice: fn(), notice: 'on' } };
export const NoticeFailed: Story = { args: { ...sampleGpus.soldOut, onNotice: fn(), notice: 'failed' } };
export const StockUnknown: Story = { args: { free: undefined } };
export const PriceFailed: Story = { args: { unitPrice: undefined } };
export const Compared: Story = { args: { compared: true } };
export const CompareFull: Story = { args: { compareReason: '最多对比 4 款' } };
export const WithoutCompare: Story = { args: { compared: undefined } };
export const LongName: Story = {
  args: { name: 'RTX PRO 6000 Blackwell 服务器版', place: '华东一区、华北二区、西南一区 等12个机房' },
};
export const Loading: Story = { render: (args) => <GpuCardSkeleton layout={args.layout} /> };
export const Phone: Story = { args: { layout: 'phone' } };
export const PhoneSoldOut: Story = { args: { ...sampleGpus.soldOut, layout: 'phone' } };
export const PhoneNotice: Story = { args: { ...sampleGpus.soldOut, layout: 'phone', onNotice: fn(), onDetail: fn() } };
export const PhoneNoticed: Story = {
  args: { ...sampleGpus.soldOut, layout: 'phone', onNotice: fn(), onDetail: fn(), notice: 'on' },
};

/** Every state, as a card and in the phone's form, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  decorators: [framed({ width: 1200 })],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 308px)', gap: 16 }}>
      <GpuCard {...args} compared />
      <GpuCard {...args} {...sampleGpus.low} />
      <GpuCard {...args} {...sampleGpus.hbm} free={undefined} />
      <GpuCard {...args} {...sampleGpus.soldOut} />
      <GpuCard {...args} name="L40S" unitPrice={undefined} />
      <GpuCardSkeleton layout="desktop" />
      <GpuCard {...args} name="RTX 3090" layout="phone" />
      <GpuCard {...args} {...sampleGpus.soldOut} name="H20" layout="phone" />
      <GpuCardSkeleton layout="phone" />
      <GpuCard {...args} {...sampleGpus.soldOut} name="H100 PCIe" onNotice={args.onSimilar} />
      <GpuCard {...args} {...sampleGpus.soldOut} name="H200" onNotice={args.onSimilar} notice="on" />
      <GpuCard {...args} {...sampleGpus.soldOut} name="B200" onNotice={args.onSimilar} notice="failed" />
      <GpuCard {...args} {...sampleGpus.soldOut} name="V100" onNotice={args.onSimilar} layout="phone" />
      <GpuCard {...args} {...sampleGpus.soldOut} name="T4" onNotice={args.onSimilar} notice="on" layout="phone" />
    </div>
  ),
};
