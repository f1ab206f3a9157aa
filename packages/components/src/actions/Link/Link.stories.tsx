import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyIcon } from '../../icons/CopyIcon';
import { Link } from './Link';

const meta = {
  title: '组件/操作/Link 链接',
  component: Link,
  args: { href: '#orders', children: '查看充值记录' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Strong: Story = { args: { tone: 'strong', children: 'qwen2.5-7b-lora' } };
export const Quiet: Story = { args: { tone: 'quiet', children: '返回算力市场' } };
export const Danger: Story = { args: { tone: 'danger', children: '释放磁盘' } };
export const External: Story = { args: { href: 'https://docs.example.cn', external: true, children: '文档' } };
export const WithIcon: Story = { args: { icon: <CopyIcon size={14} />, children: '充值说明' } };
export const InSentence: Story = {
  render: (args) => (
    <p style={{ maxWidth: 320 }}>
      支付即表示同意
      <Link {...args} underline>
        《算力租用协议》
      </Link>
      ，启动失败将自动全额退回，退回的金额在费用明细中可以查到。
    </p>
  ),
};

/** Every tone, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Link href="#a">去充值</Link>
      <Link href="#b" tone="strong">
        qwen2.5-7b-lora
      </Link>
      <Link href="#c" tone="quiet">
        返回算力市场
      </Link>
      <Link href="#d" tone="danger">
        释放
      </Link>
      <Link href="#e" underline>
        《用户服务协议》
      </Link>
      <Link href="#f" icon={<CopyIcon size={14} />}>
        充值记录
      </Link>
      <Link href="https://docs.example.cn" external>
        文档
      </Link>
    </div>
  ),
};
