import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { AmountField } from '../../inputs/AmountField/AmountField';
import { VipMedal } from '../VipMedal/VipMedal';
import { AmountChoice } from './AmountChoice';

const gold = <VipMedal level={3} size={13} />;
const diamond = <VipMedal level={4} size={13} />;

const meta = {
  title: '组件/交易/AmountChoice 充值金额',
  component: AmountChoice,
  args: {
    options: [
      { fen: 10_000, effect: '默认金额' },
      { fen: 150_000, effect: '可升级金牌会员', mark: gold },
      { fen: 200_000, effect: '可升级金牌会员', mark: gold },
      { fen: 500_000, effect: '可升级金牌会员', mark: gold },
      { fen: 1_000_000, effect: '可升级钻石会员', mark: diamond },
    ],
    value: 10_000,
    onValueChange: fn(),
    otherField: <AmountField aria-label="其他金额" style={{ width: 200 }} />,
  },
  decorators: [framed({ maxWidth: 778 })],
} satisfies Meta<typeof AmountChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** An order lacks 1,700: smaller sums do not help it. */
export const TooLittle: Story = {
  args: {
    options: [
      { fen: 10_000, effect: '不足', disabled: true },
      { fen: 150_000, effect: '不足', disabled: true },
      { fen: 200_000, effect: '可升级金牌会员', mark: gold },
      { fen: 500_000 },
      { fen: 1_000_000 },
    ],
    value: 200_000,
  },
};
export const Interactive: Story = {
  tags: ['!test'],
  render: function Render(args) {
    const [value, setValue] = useState<number | null>(10_000);
    const [other, setOther] = useState('');
    return (
      <AmountChoice
        {...args}
        value={value}
        onValueChange={(fen) => {
          setValue(fen);
          setOther('');
        }}
        otherField={
          <AmountField
            aria-label="其他金额"
            style={{ width: 200 }}
            value={other}
            onValueChange={(text) => {
              setOther(text);
              setValue(null);
            }}
          />
        }
      />
    );
  },
};
export const Chosen: Story = { args: { value: 150_000 } };
export const OtherSum: Story = {
  args: {
    value: null,
    otherField: <AmountField aria-label="其他金额" style={{ width: 200 }} defaultValue="1,234.50" />,
  },
};
export const Submitting: Story = { args: { value: 150_000, disabled: true } };
export const WithoutEffects: Story = {
  args: { options: [{ fen: 10_000 }, { fen: 50_000 }, { fen: 100_000 }], otherField: undefined },
};

/** Rest, chosen, another sum, submitting, and a phone's width, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <AmountChoice {...args} />
      <AmountChoice {...args} value={150_000} />
      <AmountChoice
        {...args}
        value={null}
        otherField={<AmountField aria-label="其他金额" style={{ width: 200 }} defaultValue="15.005" />}
      />
      <AmountChoice {...args} value={150_000} disabled />
      <div style={{ maxWidth: 343 }}>
        <AmountChoice {...args} value={150_000} />
      </div>
    </div>
  ),
};
