import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: '组件/反馈/ProgressBar 进度条',
  component: ProgressBar,
  args: { label: '正在上传 log.txt', value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithValue: Story = { args: { showValue: true } };
export const Indeterminate: Story = { args: { value: undefined, label: '正在重装系统' } };
export const Done: Story = { args: { value: 100, tone: 'ok', showValue: true } };

/** Every tone, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <ProgressBar label="正在上传" value={0} showValue />
      <ProgressBar label="正在上传" value={40} showValue />
      <ProgressBar label="已上传" value={100} tone="ok" showValue />
      <ProgressBar label="额度将用完" value={86} tone="warn" showValue />
      <ProgressBar label="上传失败" value={62} tone="err" showValue />
      <ProgressBar label="正在重装系统" />
    </div>
  ),
};
