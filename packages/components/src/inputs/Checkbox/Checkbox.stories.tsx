import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Checkbox } from './Checkbox';

const meta = {
  title: '组件/输入/Checkbox 复选框',
  component: Checkbox,
  args: { 'aria-label': '选择实例', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { indeterminate: true } };
export const Busy: Story = { args: { busy: true } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

/** Every state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <Checkbox aria-label="未选中" />
      <Checkbox aria-label="已选中" defaultChecked />
      <Checkbox aria-label="部分选中" indeterminate />
      <Checkbox aria-label="保存中" busy defaultChecked />
      <Checkbox aria-label="错误" invalid />
      <Checkbox aria-label="禁用" disabled />
      <Checkbox aria-label="禁用选中" disabled defaultChecked />
    </div>
  ),
};
