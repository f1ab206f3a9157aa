import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { Button } from '../../actions/Button/Button';
import { Result } from './Result';

const meta = {
  title: '组件/反馈/Result 结果页',
  component: Result,
  args: {
    tone: 'ok',
    title: '支付成功',
    detail: '¥1,500.00 已到账，余额 ¥4,360.40',
    actions: <Button variant="primary">完成</Button>,
  },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failure: Story = {
  args: {
    tone: 'err',
    title: '审核未通过',
    detail: '营业执照照片不清晰，请重新上传',
    actions: (
      <>
        <Button variant="primary">重新提交</Button>
        <Button>联系客服</Button>
      </>
    ),
  },
};
export const Waiting: Story = {
  args: {
    tone: 'info',
    title: '已提交，等待审核',
    detail: '一般 1 个工作日内完成，结果将以短信通知您',
    actions: <Button>返回账号信息</Button>,
  },
};
export const WithFacts: Story = {
  args: { children: <p>订单号 118220261118，支付方式微信支付，创建时间 2026-11-18 09:42:16</p> },
};
export const Narrow: Story = {
  args: { ...Failure.args },
  decorators: [framed({ width: 288 })],
};

/** Every tone, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
      <Result {...args} />
      <Result
        tone="err"
        title="审核未通过"
        detail="营业执照照片不清晰，请重新上传"
        actions={<Button variant="primary">重新提交</Button>}
      />
      <Result tone="warn" title="订单已关闭" detail="超过 30 分钟未支付" actions={<Button>重新充值</Button>} />
      <Result tone="info" title="已提交，等待审核" detail="一般 1 个工作日内完成" />
    </div>
  ),
};
