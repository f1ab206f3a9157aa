import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Link } from '../../actions/Link/Link';
import { CheckboxField } from './CheckboxField';

const agreement = (
  <>
    我已阅读并同意
    <Link href="#service" underline>
      《用户服务协议》
    </Link>
    <Link href="#privacy" underline>
      《隐私政策》
    </Link>
  </>
);

const meta = {
  title: '组件/输入/CheckboxField 复选项',
  component: CheckboxField,
  args: { children: '到期自动续费', onCheckedChange: fn() },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Agreement: Story = { args: { children: agreement } };
export const WithHint: Story = { args: { hint: '余额不足时不会续费，到期前 24 小时短信提醒' } };
export const Error: Story = { args: { children: agreement, error: '请先阅读并同意用户服务协议和隐私政策' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const LongWords: Story = {
  args: {
    children: '我已知晓释放磁盘后其中的数据集、模型权重与训练日志立即清除且无法恢复，并已自行备份',
    hint: '释放后不再计费',
  },
  decorators: [framed({ width: 272 })],
};

/** Every state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <CheckboxField defaultChecked>已选中</CheckboxField>
      <CheckboxField>未选中</CheckboxField>
      <CheckboxField indeterminate>部分选中</CheckboxField>
      <CheckboxField defaultChecked>{agreement}</CheckboxField>
      <CheckboxField hint="余额不足时不会续费">到期自动续费</CheckboxField>
      <CheckboxField error="请先阅读并同意协议">{agreement}</CheckboxField>
      <CheckboxField disabled defaultChecked>
        禁用
      </CheckboxField>
    </div>
  ),
};
