import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Button } from '../../actions/Button/Button';
import { ButtonGroup } from '../../actions/ButtonGroup/ButtonGroup';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { Field } from '../Field';
import { FormSection } from '../FormSection/FormSection';
import { RadioGroup } from '../RadioGroup';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';

const errors = [
  { controlId: 'tax-number', label: '税号', message: '请输入 15、18 或 20 位税号' },
  { controlId: 'mail', label: '接收邮箱', message: '请输入正确的邮箱地址' },
];
const messageOf = (id: string, shown: boolean) =>
  shown ? errors.find(({ controlId }) => controlId === id)?.message : undefined;

const invoice = (wrong: boolean, busy: boolean) => (
  <>
    {wrong && <ErrorSummary errors={errors} attempt={0} />}
    <FormSection title="发票信息" description="抬头需与实名主体一致" columns={2}>
      <Field label="发票抬头" required>
        <TextField defaultValue="深研视觉科技（杭州）有限公司" />
      </Field>
      <Field label="税号" required controlId="tax-number" error={messageOf('tax-number', wrong)}>
        <TextField defaultValue={wrong ? '9133' : '91330108MA2H1Q5X7R'} />
      </Field>
      <Field label="发票类型" group required>
        <RadioGroup
          defaultValue="plain"
          options={[
            { value: 'plain', label: '增值税普通发票' },
            { value: 'special', label: '增值税专用发票' },
          ]}
        />
      </Field>
      <div data-wide>
        <Field label="备注" optional>
          <TextArea maxLength={200} counter />
        </Field>
      </div>
    </FormSection>
    <FormSection title="接收方式" columns={2}>
      <Field label="接收邮箱" required controlId="mail" error={messageOf('mail', wrong)}>
        <TextField defaultValue={wrong ? 'finance@' : 'finance@shenyan.example.cn'} />
      </Field>
      <Field label="通知方式" group>
        <CheckboxGroup
          defaultValue={['mail']}
          options={[
            { value: 'mail', label: '邮件' },
            { value: 'sms', label: '短信' },
          ]}
        />
      </Field>
    </FormSection>
    <ButtonGroup align="end" fill>
      <Button>取消</Button>
      <Button type="submit" variant="primary" loading={busy}>
        提交申请
      </Button>
    </ButtonGroup>
  </>
);

const meta = {
  title: '组件/输入/Form 表单',
  component: Form,
  args: { onSubmit: fn((event: React.FormEvent) => event.preventDefault()), children: invoice(false, false) },
  decorators: [framed({ maxWidth: 720 })],
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLegend: Story = { args: { legend: true } };
export const Wrong: Story = { args: { children: invoice(true, false) }, tags: ['visual'] };
export const Busy: Story = { args: { busy: true, children: invoice(false, true) } };
export const Narrow: Story = {
  args: { children: invoice(true, false) },
  decorators: [framed({ width: 288 })],
};
export const Phone: Story = { args: { children: invoice(true, false) }, globals: { viewport: { value: 'phone' } } };
