import type { Meta, StoryObj } from '@storybook/react-vite';
import { InfoTip } from './InfoTip';

const meta = {
  title: '组件/浮层/InfoTip 说明标记',
  component: InfoTip,
  args: { label: '授信说明', children: '余额小于等于 0 时可使用授信，充值优先恢复额度。' },
  decorators: [
    (Story) => (
      <div style={{ padding: '80px 120px' }}>
        授信 剩余/额度 <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InfoTip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true }, tags: ['visual'] };
