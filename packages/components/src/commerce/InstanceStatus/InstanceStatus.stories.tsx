import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstanceStatus, type InstanceState } from './InstanceStatus';

const meta = {
  title: '组件/交易/InstanceStatus 实例状态',
  component: InstanceStatus,
  args: { state: 'running' },
} satisfies Meta<typeof InstanceStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

const states: InstanceState[] = [
  'running',
  'starting',
  'restarting',
  'abnormal',
  'startFailed',
  'restartFailed',
  'kept',
  'shutdown',
  'ended',
  'refunded',
];

export const Default: Story = {};
export const Starting: Story = { args: { state: 'starting' } };
export const Restarting: Story = { args: { state: 'restarting' } };
export const Abnormal: Story = { args: { state: 'abnormal' } };
export const StartFailed: Story = { args: { state: 'startFailed' } };
export const RestartFailed: Story = { args: { state: 'restartFailed' } };
export const Kept: Story = { args: { state: 'kept' } };
export const Shutdown: Story = { args: { state: 'shutdown' } };
export const Ended: Story = { args: { state: 'ended' } };
export const Refunded: Story = { args: { state: 'refunded' } };

/** Every status, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, maxWidth: 480 }}>
      {states.map((state) => (
        <InstanceStatus key={state} state={state} />
      ))}
    </div>
  ),
};
