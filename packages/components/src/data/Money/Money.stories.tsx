import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money, type MoneySize, type MoneyTone } from './Money';

const meta = {
  title: '组件/数据/Money 金额',
  component: Money,
  args: { fen: 286_040 },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: MoneyTone[] = ['plain', 'strong', 'price', 'debt', 'refund'];
const sizes: MoneySize[] = ['inherit', 'dense', 'figure', 'card', 'order', 'pay'];

export const Default: Story = {};
export const EightDigits: Story = { args: { fen: 1_234_567_890 } };
export const Zero: Story = { args: { fen: 0 } };
export const Debt: Story = { args: { fen: -31_260, tone: 'debt' } };
export const Refund: Story = { args: { fen: -1661, tone: 'refund' } };
export const Income: Story = { args: { fen: 150_000, sign: 'always' } };
export const Bare: Story = { args: { fen: 856_240, bare: true } };
export const Price: Story = { args: { fen: 30_415, tone: 'price', size: 'order' } };

/** Every tone in every size, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(6, max-content)',
        gap: '12px 24px',
        alignItems: 'baseline',
      }}
    >
      {tones.flatMap((tone) =>
        sizes.map((size) => (
          <Money key={`${tone}-${size}`} fen={tone === 'debt' ? -31_260 : 286_040} tone={tone} size={size} />
        )),
      )}
    </div>
  ),
};
