import type { Meta, StoryObj } from '@storybook/react-vite';
import { DieGlyph } from './DieGlyph';

const meta = {
  title: '组件/交易/DieGlyph 显卡图形',
  component: DieGlyph,
  args: { name: 'RTX 4090', memory: 'gddr' },
} satisfies Meta<typeof DieGlyph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hbm: Story = { args: { name: 'A100 SXM4', memory: 'hbm' } };
export const SoldOut: Story = { args: { name: 'H800 SXM5', memory: 'hbm', soldOut: true } };

/** Every model of the store, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {['RTX 4090', 'RTX 5090', 'RTX 3090', 'L40S', 'RTX A6000'].map((name) => (
        <DieGlyph key={name} name={name} memory="gddr" />
      ))}
      {['A100 SXM4', 'H20', 'V100'].map((name) => (
        <DieGlyph key={name} name={name} memory="hbm" />
      ))}
      <DieGlyph name="H800 SXM5" memory="hbm" soldOut />
      <DieGlyph name="L20" memory="gddr" soldOut />
    </div>
  ),
};
