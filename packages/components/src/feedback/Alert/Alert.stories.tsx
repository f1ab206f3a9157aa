import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Button } from '../../actions/Button/Button';
import { Link } from '../../actions/Link/Link';
import { Alert } from './Alert';

const meta = {
  title: '组件/反馈/Alert 提示条',
  component: Alert,
  args: { children: '登录后将回到刚才的页面' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = { args: { tone: 'ok', children: '已恢复上次未提交的内容' } };
export const Warning: Story = { args: { tone: 'warn', children: '带宽费用暂时无法加载，合计中不含带宽' } };
export const Failure: Story = {
  args: { tone: 'err', children: '欠费 ¥312.60，充值后优先恢复授信', action: <Link href="#recharge">去充值</Link> },
};
export const Titled: Story = {
  args: { tone: 'warn', title: '价格已更新', children: '原价 ¥304.15，现价 ¥312.40，确认后按现价支付。' },
};
export const Closable: Story = { args: { onClose: fn() } };
export const LongWords: Story = {
  args: {
    tone: 'err',
    children: '账号因连续五次输入错误密码已锁定三十分钟，请于 2026-11-20 14:35 后重试，或通过短信验证码登录后修改密码',
    action: <Link href="#reset">找回密码</Link>,
    onClose: fn(),
  },
  decorators: [framed({ width: 320 })],
};
const renewal = (
  <>
    <Button size="sm">关闭自动续费</Button>
    <Button size="sm">自动关机</Button>
  </>
);
const renews = '到期后自动续费，继续计费';
/** Where the words stand, and what can be done about them. */
const places = ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => ({
  words: canvas.getByText(renews).getBoundingClientRect(),
  button: canvas.getByRole('button', { name: '关闭自动续费' }).getBoundingClientRect(),
});

/** On a phone what can be done stands below the words, which have the whole width. */
export const ActionBelow: Story = {
  args: { tone: 'warn', title: '近 6 小时显卡几乎未使用', children: renews, action: renewal },
  decorators: [framed({ width: 320 })],
  play: async (context) => {
    const { words, button } = places(context);
    await expect(button.top).toBeGreaterThanOrEqual(words.bottom);
    await expect(button.left).toBe(words.left);
    await expect(words.width).toBeGreaterThan(240);
  },
};

/** The same where there is room beside the words. */
export const ActionBeside: Story = {
  args: ActionBelow.args,
  decorators: [framed({ width: 480 })],
  play: async (context) => {
    const { words, button } = places(context);
    await expect(button.left).toBeGreaterThan(words.right);
    await expect(button.top).toBe(words.top);
  },
};

/** Every tone, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 480 }}>
      <Alert>登录后将回到刚才的页面</Alert>
      <Alert tone="ok" onClose={fn()}>
        已恢复上次未提交的内容
      </Alert>
      <Alert tone="warn" title="价格已更新">
        原价 ¥304.15，现价 ¥312.40，确认后按现价支付。
      </Alert>
      <Alert tone="err" action={<Link href="#recharge">去充值</Link>}>
        欠费 ¥312.60，充值后优先恢复授信
      </Alert>
    </div>
  ),
};
