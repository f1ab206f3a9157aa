import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { Link } from '../../actions/Link/Link';
import { Field } from '../Field';
import { TextField } from '../TextField/TextField';
import { FormSection } from './FormSection';

const fields = (
  <>
    <Field label="联系人" required>
      <TextField placeholder="请输入联系人" />
    </Field>
    <Field label="联系电话" required>
      <TextField placeholder="请输入手机号" />
    </Field>
    <Field label="用途" optional>
      <TextField placeholder="请输入用途" />
    </Field>
  </>
);

const meta = {
  title: '组件/输入/FormSection 表单分区',
  component: FormSection,
  args: { title: '联系方式', children: fields },
  decorators: [framed({ maxWidth: 640 })],
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Description: Story = { args: { description: '工作人员将在 1 个工作日内联系您' } };
export const Required: Story = { args: { required: true } };
export const Optional: Story = { args: { optional: true } };
export const WithAction: Story = { args: { action: <Link href="#fill">使用账号信息</Link> } };
export const Columns: Story = { args: { columns: 2 } };
export const WithoutTitle: Story = { args: { title: undefined } };
export const Narrow: Story = {
  args: {
    title: '接收到期提醒与余额不足提醒的联系方式（可与登录手机号不同）',
    columns: 2,
    action: <Link href="#fill">使用账号信息</Link>,
  },
  decorators: [framed({ width: 288 })],
};

/** Every arrangement, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div>
      <FormSection
        title="联系方式"
        description="工作人员将在 1 个工作日内联系您"
        action={<Link href="#fill">使用账号信息</Link>}
        columns={2}
      >
        {fields}
      </FormSection>
      <FormSection title="租用需求">{fields}</FormSection>
    </div>
  ),
};
