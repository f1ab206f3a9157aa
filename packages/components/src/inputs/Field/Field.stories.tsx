import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { Button } from '../../actions/Button/Button';
import { Link } from '../../actions/Link/Link';
import { QuantityField } from '../QuantityField/QuantityField';
import { Segmented } from '../Segmented/Segmented';
import { TextField } from '../TextField/TextField';
import { Field } from './Field';

const meta = {
  title: '组件/输入/Field 字段',
  component: Field,
  args: { label: '手机号', children: <TextField placeholder="请输入手机号" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const long =
  '该手机号已绑定另一个主账号，请更换手机号，或用该手机号直接登录后在账号信息中申请合并两个账号的余额与优惠券';

export const Default: Story = {};
export const Hint: Story = { args: { hint: '用于登录和接收到期提醒' } };
export const Error: Story = { args: { error: '请输入正确的手机号', children: <TextField defaultValue="138001" /> } };
export const RequiredMark: Story = { args: { required: true } };
export const OptionalMark: Story = {
  args: { label: '邀请码', optional: true, children: <TextField placeholder="请输入邀请码" /> },
};
export const Disabled: Story = {
  args: { label: '企业名称', disabled: true, children: <TextField defaultValue="深研视觉科技" /> },
};
export const WithAction: Story = { args: { label: '密码', action: <Link href="#reset">忘记密码</Link> } };
export const Row: Story = { args: { label: '其他金额', layout: 'row', hint: '最多两位小数' } };
/** Whatever is as wide as its words stays so in a wide field. */
export const NaturalWidths: Story = {
  render: () => (
    <div style={{ maxWidth: 640 }}>
      <Field label="计费周期" group>
        <Segmented
          defaultValue="hour"
          options={[
            { value: 'hour', label: '按小时' },
            { value: 'day', label: '按天' },
          ]}
        />
      </Field>
      <Field label="台数">
        <QuantityField defaultValue={2} min={1} max={20} />
      </Field>
      <Field label="访问密钥" group>
        <Button>重新生成</Button>
      </Field>
      <Field label="备注">
        <TextField />
      </Field>
    </div>
  ),
};
/** Narrow, with long words: everything wraps, nothing overflows. */
export const LongWords: Story = {
  args: { label: '接收到期提醒与余额不足提醒的手机号码（可与登录手机号不同）', error: long, required: true },
  decorators: [framed({ width: 320 })],
};

/** Every state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 16 }}>
      <Field label="默认">
        <TextField placeholder="请输入备注" />
      </Field>
      <Field label="说明" hint="用于登录和接收到期提醒">
        <TextField placeholder="请输入手机号" />
      </Field>
      <Field label="错误" error="请输入正确的手机号">
        <TextField defaultValue="138001" />
      </Field>
      <Field label="必填" required>
        <TextField placeholder="请输入手机号" />
      </Field>
      <Field label="邀请码" optional>
        <TextField placeholder="请输入邀请码" />
      </Field>
      <Field label="禁用" disabled>
        <TextField defaultValue="深研视觉科技" />
      </Field>
      <Field label="密码" action={<Link href="#reset">忘记密码</Link>}>
        <TextField type="password" defaultValue="Torch2026" />
      </Field>
      <Field label="其他金额" layout="row" hint="最多两位小数">
        <TextField defaultValue="1,500" />
      </Field>
      <Field label="长错误" error={long}>
        <TextField defaultValue="13800136021" />
      </Field>
    </div>
  ),
};
