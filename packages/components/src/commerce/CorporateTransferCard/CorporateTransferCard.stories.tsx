import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button';
import { CorporateTransferCard } from './CorporateTransferCard';

const meta = {
  title: '组件/交易/CorporateTransferCard 对公转账',
  component: CorporateTransferCard,
  args: {
    lines: [
      { label: '户名', value: '算力市场（杭州）科技有限公司' },
      { label: '开户行', value: '招商银行股份有限公司杭州分行' },
      { label: '账号', value: '5719 0488 2210 806' },
      { label: '附言', value: '100284' },
    ],
    action: <Button variant="outline">我已转账，提交凭证</Button>,
  },
} satisfies Meta<typeof CorporateTransferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAction: Story = { args: { action: undefined } };

/** On the form's width and on a phone's, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={{ maxWidth: 778 }}>
        <CorporateTransferCard {...args} />
      </div>
      <div style={{ maxWidth: 288 }}>
        <CorporateTransferCard {...args} />
      </div>
    </div>
  ),
};
