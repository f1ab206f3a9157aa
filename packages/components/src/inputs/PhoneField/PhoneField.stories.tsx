import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { PhoneField } from './PhoneField';

const meta = {
  title: '组件/输入/PhoneField 手机号',
  component: PhoneField,
  args: { 'aria-label': '手机号', size: 'lg' },
  decorators: [framed({ maxWidth: 400 })],
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '13800136021' } };
export const Invalid: Story = { args: { defaultValue: '138001', invalid: true } };
export const Disabled: Story = { args: { defaultValue: '13800136021', disabled: true } };

/** Every size and state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['md', 'lg', 'touch'] as const).map((size) => (
        <PhoneField key={size} aria-label="手机号" size={size} defaultValue="13800136021" />
      ))}
      <PhoneField aria-label="手机号" size="lg" />
      <PhoneField aria-label="手机号" size="lg" defaultValue="138001" invalid />
      <PhoneField aria-label="手机号" size="lg" defaultValue="13800136021" disabled />
    </div>
  ),
};
