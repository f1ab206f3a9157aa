import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../Cluster/Cluster';
import { Stack } from '../Stack/Stack';
import { Divider } from './Divider';

const meta = { title: '组件/布局/Divider 分隔线', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack gap={12}>
      <span>账号</span>
      <Divider {...args} />
      <span>通知</span>
    </Stack>
  ),
};
export const Upright: Story = {
  args: { upright: true },
  render: (args) => (
    <Cluster gap={8}>
      <span>续费</span>
      <Divider {...args} />
      <span>释放</span>
    </Cluster>
  ),
};
