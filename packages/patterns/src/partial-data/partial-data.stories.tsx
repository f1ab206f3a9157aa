import { Figure, FigureStrip } from '@compute-market/components/figure-strip';
import { Money } from '@compute-market/components/money';
import { fen } from '@compute-market/contract/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FailedFigure, PartialNotice } from './partial-data';

const meta = {
  title: '界面/框架/PartialNotice 部分数据',
  component: PartialNotice,
  args: { missing: ['当前花费', '即将过期的券'] },
} satisfies Meta<typeof PartialNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithRetry: Story = { args: { onRetry: fn() } };
export const Nothing: Story = { args: { missing: [] } };
export const LongNames: Story = {
  args: {
    missing: ['华东一区裸金属包月预付费用合计', 'VeryLongSubAccountNameWithoutAnyBreak_0123456789', '余额可维持'],
    onRetry: fn(),
  },
  globals: { viewport: { value: 'phone' } },
};

/** A strip of which two figures could not be had, over the sentence that names them. */
export const UnderStrip: Story = {
  tags: ['visual'],
  args: { missing: ['待结算', '已结算'] },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FigureStrip>
        <Figure label="昨日收益" value={<Money fen={fen(12_050)} size="figure" />} note="截至 24 时" />
        <FailedFigure label="待结算" onRetry={fn()} />
        <FailedFigure label="已结算" onRetry={fn()} />
      </FigureStrip>
      <PartialNotice {...args} />
    </div>
  ),
};
