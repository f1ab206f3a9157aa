import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { framed } from '../../../test/framed';
import { refusedUpload, sampleFile, stuckUpload } from '../../../test/upload-fixtures';
import { Field } from '../Field';
import { FileDrop } from './FileDrop';

const stored = [
  { id: '1', name: 'train-2026-11-20.log', size: 482_133, url: '#train' },
  { id: '2', name: '显存溢出截图.png', size: 1_204_224, url: '#shot' },
];
const long = [
  {
    id: '3',
    name: '基于通义千问的医疗影像报告生成模型第三轮指令微调与量化评测任务运行日志.log',
    size: 12_345_678,
    url: '#long',
  },
  { id: '4', name: 'internlm2_5-20b-chat-sft-2026-11-20-checkpoint-118220261120-final-merged.tar.gz', size: 9_437_184 },
];

const meta = {
  title: '组件/输入/FileDrop 文件上传',
  component: FileDrop,
  args: { 'aria-label': '附件', upload: stuckUpload, onValueChange: fn(), onBusyChange: fn() },
  decorators: [framed({ maxWidth: 520 })],
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const offer =
  (...files: File[]): Story['play'] =>
  async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (input) await fireEvent.change(input, { target: { files } });
  };

export const Default: Story = {};
export const Stored: Story = { args: { defaultValue: stored } };
export const Uploading: Story = {
  args: { defaultValue: stored.slice(0, 1) },
  play: offer(
    sampleFile('checkpoint.zip', 8_388_608),
    sampleFile('eval.log', 20_480),
    sampleFile('nvidia-smi.png', 204_800),
  ),
};
export const Failed: Story = {
  args: { upload: refusedUpload, describeFailure: () => '文件未能保存，请稍后重试' },
  play: async (context) => {
    await offer(sampleFile('checkpoint.zip', 8_388_608))?.(context);
    await waitFor(() => expect(context.canvas.getByText('文件未能保存，请稍后重试')).toBeVisible());
  },
};
export const Refused: Story = {
  args: { accept: 'image/*', maxCount: 1 },
  play: offer(
    sampleFile('train.log', 10, 'text/plain'),
    sampleFile('显存溢出截图.png', 15_728_640),
    sampleFile('空白.png', 0),
  ),
};
export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(sampleFile('train.log'));
    canvas
      .getByRole('group')
      .dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByText('松开即可上传')).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: stored } };
export const InField: Story = {
  render: (args) => (
    <Field group label="授权书" required error="请上传加盖公章的授权书">
      <FileDrop {...args} aria-label={undefined} accept="image/jpeg,image/png,.pdf" maxCount={1} />
    </Field>
  ),
};
export const LongWords: Story = {
  args: { defaultValue: long },
  decorators: [framed({ width: 288 })],
};
export const Phone: Story = { args: { defaultValue: stored }, globals: { viewport: { value: 'phone' } } };

/** Every state at rest, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <FileDrop aria-label="空" upload={stuckUpload} />
      <FileDrop aria-label="已上传" upload={stuckUpload} accept="image/*,.log" defaultValue={stored} />
      <FileDrop aria-label="长文件名" upload={stuckUpload} defaultValue={long} />
      <FileDrop aria-label="错误" upload={stuckUpload} invalid />
      <FileDrop aria-label="禁用" upload={stuckUpload} disabled defaultValue={stored.slice(0, 1)} />
    </div>
  ),
};
