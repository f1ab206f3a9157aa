import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../Money/Money';
import { Num } from '../Num/Num';
import { Price } from '../Price/Price';
import { Figure, FigureStrip, FigureUnit } from './FigureStrip';

const meta = {
  title: '组件/数据/FigureStrip 数据条',
  component: FigureStrip,
  args: {
    columns: '.86fr .92fr 1.5fr .8fr',
    children: [
      <Figure
        key="due"
        label="24 小时内到期"
        value={<Num value={3} unit="台" size="figure" />}
        note="最近剩 1 小时 42 分"
        noteEnd={<a href="#renew">去续费</a>}
        tone="plain"
      />,
      <Figure
        key="rate"
        label="当前花费"
        value={<Price unitPrice={320_100} unit="小时" size="figure" />}
        note="约 ¥768.24/天，含保留磁盘"
      />,
      <Figure
        key="runway"
        label="余额可维持"
        labelEnd={
          <span>
            可用余额 <Money fen={286_040} tone="strong" />
          </span>
        }
        value={
          <>
            3<FigureUnit>天</FigureUnit>17<FigureUnit>小时</FigureUnit>
          </>
        }
        note="至 11-24 07:26"
        noteEnd="授信 ¥2,000.00 · 算力券 ¥120.00"
      />,
      <Figure key="todo" label="待办">
        <p>未读工单回复 1</p>
        <p>待支付订单 0</p>
      </Figure>,
    ],
  },
} satisfies Meta<typeof FigureStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Tones: Story = {
  args: {
    columns: undefined,
    children: (['plain', 'warning', 'danger', 'quiet'] as const).map((tone) => (
      <Figure
        key={tone}
        label="余额可维持"
        value={
          <>
            17<FigureUnit>小时</FigureUnit>
          </>
        }
        note="至 11-21 07:26"
        tone={tone}
      />
    )),
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['visual-phone'] };
