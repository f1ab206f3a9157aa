import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { framed } from '../../../test/framed';
import { PasswordField } from './PasswordField';
import type { PasswordStrengthData } from './PasswordStrength';

const rules = (...met: boolean[]) =>
  ['8-20 位', '包含字母', '包含数字'].map((label, index) => ({ label, met: met[index] ?? false }));
const strengths: PasswordStrengthData[] = [
  { score: 0, rules: rules() },
  { score: 1, rules: rules(false, true, false) },
  { score: 2, rules: rules(true, true, false) },
  { score: 3, rules: rules(true, true, true) },
  { score: 4, rules: rules(true, true, true) },
];

const meta = {
  title: '组件/输入/PasswordField 密码',
  component: PasswordField,
  args: { 'aria-label': '密码', size: 'lg', placeholder: '请输入密码', autoComplete: 'new-password' },
  decorators: [framed({ maxWidth: 400 })],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Strength: Story = { args: { defaultValue: 'Torch2026', strength: strengths[3] } };
export const Weak: Story = { args: { defaultValue: 'torch', strength: strengths[1] } };
export const Invalid: Story = { args: { defaultValue: 'torch', invalid: true } };
export const Disabled: Story = { args: { defaultValue: 'Torch2026', disabled: true } };
export const Narrow: Story = {
  args: { defaultValue: 'Torch2026', strength: strengths[3] },
  decorators: [framed({ width: 200 })],
};
export const Revealed: Story = {
  args: { defaultValue: 'Torch2026' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Torch2026');
  },
};

/** Every strength and state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  decorators: [],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {strengths.map((strength) => (
        <PasswordField
          key={strength.score}
          aria-label="密码"
          size="lg"
          defaultValue={strength.score === 0 ? '' : 'Torch2026'}
          placeholder="请输入密码"
          strength={strength}
        />
      ))}
      <PasswordField aria-label="密码" size="lg" defaultValue="torch" invalid />
      <PasswordField aria-label="密码" size="lg" defaultValue="Torch2026" disabled />
    </div>
  ),
};
