import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { framed } from '../../../test/framed';
import { sampleCode } from '../../../test/payment-fixtures';
import { refusedUpload, sampleFile, stuckUpload } from '../../../test/upload-fixtures';
import { Field } from '../Field';
import { ImageUpload } from './ImageUpload';

const stored = { id: '1', name: 'front.png', size: 204_800, url: sampleCode };
const bytes = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);
const picture = () => new File([bytes], 'front.png', { type: 'image/png' });

const meta = {
  title: '组件/输入/ImageUpload 图片上传',
  component: ImageUpload,
  args: { label: '身份证人像面', upload: stuckUpload, onValueChange: fn() },
} satisfies Meta<typeof ImageUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const offer =
  (file: File, words?: RegExp): Story['play'] =>
  async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (input) await fireEvent.change(input, { target: { files: [file] } });
    if (words) await waitFor(() => expect(canvas.getByText(words)).toBeVisible());
  };

export const Default: Story = {};
export const Stored: Story = { args: { defaultValue: stored } };
export const Uploading: Story = { play: offer(picture(), /62%/) };
export const Failed: Story = {
  args: { upload: refusedUpload, describeFailure: () => '未能识别身份证，请正对证件重新拍摄' },
  play: offer(picture(), /未能识别/),
};
export const TooLarge: Story = { play: offer(sampleFile('front.png', 6_291_456), /^图片超过 5 MB/) };
export const TooSmall: Story = {
  args: { leastSides: { width: 640, height: 400 } },
  play: offer(picture(), /不够清晰/),
};
export const Disabled: Story = { args: { disabled: true, defaultValue: stored } };
export const Square: Story = { args: { label: '企业标志', ratio: 1, maxSize: 1_048_576 } };
export const InField: Story = {
  render: (args) => (
    <Field group label="身份证人像面" required error="请上传身份证人像面">
      <ImageUpload {...args} />
    </Field>
  ),
};
export const Narrow: Story = {
  args: { label: '港澳居民来往内地通行证人像面', defaultValue: stored },
  decorators: [framed({ width: 160 })],
};
export const Phone: Story = { args: { capture: 'environment' }, globals: { viewport: { value: 'phone' } } };

/** Every state at rest, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 20 }}>
      <ImageUpload label="身份证人像面" upload={stuckUpload} />
      <ImageUpload label="身份证国徽面" upload={stuckUpload} defaultValue={stored} />
      <ImageUpload label="人像面" upload={stuckUpload} invalid />
      <ImageUpload label="国徽面" upload={stuckUpload} disabled />
      <ImageUpload label="营业执照" upload={stuckUpload} disabled defaultValue={stored} />
      <ImageUpload label="企业标志" upload={stuckUpload} ratio={1} />
    </div>
  ),
};
