import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea';

const long =
  '容器启动后 nvidia-smi 能看到显卡，但 PyTorch 报 CUDA out of memory，重启两次仍然如此，已按文档检查驱动与镜像版本，日志见附件。';

const meta = {
  title: '组件/输入/TextArea 多行文本',
  component: TextArea,
  args: { 'aria-label': '问题描述', placeholder: '请描述遇到的问题' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: long } };
export const WithCounter: Story = { args: { defaultValue: long, maxLength: 500, counter: true } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { defaultValue: long, disabled: true } };

/** Every state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <TextArea aria-label="问题描述" placeholder="请描述遇到的问题" />
      <TextArea aria-label="问题描述" defaultValue={long} maxLength={500} counter />
      <TextArea aria-label="问题描述" invalid defaultValue="无" />
      <TextArea aria-label="问题描述" disabled defaultValue={long} />
    </div>
  ),
};
