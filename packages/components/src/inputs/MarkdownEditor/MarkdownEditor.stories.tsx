import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Button } from '../../actions/Button/Button';
import { Field } from '../Field';
import { MarkdownEditor } from './MarkdownEditor';
import type { ImageUpload } from './markdown-editor-props';

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const stored: ImageUpload = () => Promise.resolve({ url: dot });
const report = `yolo11-缺陷检测 这台 **4 卡实例** 从 13:09 开始报 NCCL 超时，随后 \`nvidia-smi\` 只剩 2 张卡。

1. 训练从 epoch 37 中断
2. 权重已存到数据盘

\`\`\`
Unable to determine the device handle for GPU 0000:81:00.0
\`\`\``;

const meta = {
  title: '组件/输入/MarkdownEditor 编辑器',
  component: MarkdownEditor,
  args: {
    'aria-label': '问题描述',
    placeholder: '请描述现象、时间与已尝试的办法',
    uploadImage: stored,
    onValueChange: fn(),
  },
  decorators: [framed({ maxWidth: 720 })],
} satisfies Meta<typeof MarkdownEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: report }, tags: ['visual'] };
export const Reply: Story = {
  args: {
    defaultValue: '选方案 2，迁移到新宿主机。',
    footer: (
      <>
        <span>附件不超过 5 个，每个 10MB 以内</span>
        <Button variant="primary">回复</Button>
      </>
    ),
  },
};
export const InField: Story = {
  render: (args) => (
    <Field label="问题描述" required error="请描述问题">
      <MarkdownEditor {...args} aria-label={undefined} />
    </Field>
  ),
};
export const Disabled: Story = { args: { disabled: true, defaultValue: report } };
export const WithoutPictures: Story = { args: { uploadImage: undefined } };
export const LongWord: Story = {
  args: {
    defaultValue:
      'https://example.com/a-very-long-address-without-any-space-that-must-not-widen-the-page-0123456789012345678901234567890123456789',
  },
};
export const Phone: Story = {
  args: { defaultValue: report },
  decorators: [framed({ maxWidth: 288 })],
};
