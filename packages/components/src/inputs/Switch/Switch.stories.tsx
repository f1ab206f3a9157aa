import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Switch } from './Switch';

const meta = {
  title: '组件/输入/Switch 开关',
  component: Switch,
  args: { children: '到期自动续费', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Bare: Story = { args: { children: undefined, 'aria-label': '到期自动续费' } };
export const WithHint: Story = { args: { hint: '到期前 24 小时从余额扣费' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
/** Its box is as high as a target must be, so nothing that stands right above it is pressed instead. */
export const RightUnderAnother: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Switch aria-label="到期自动续费" />
      <Switch aria-label="余额提醒" />
    </div>
  ),
};

/** Every state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Switch>到期自动续费</Switch>
      <Switch defaultChecked>到期自动续费</Switch>
      <Switch defaultChecked hint="到期前 24 小时从余额扣费">
        到期自动续费
      </Switch>
      <Switch disabled>到期自动续费</Switch>
      <Switch disabled defaultChecked>
        到期自动续费
      </Switch>
    </div>
  ),
};
