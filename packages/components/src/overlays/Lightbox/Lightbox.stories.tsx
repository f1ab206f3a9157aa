import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { terminalPicture } from '../../../test/picture-fixtures';
import { Lightbox } from './Lightbox';

const meta = {
  title: '组件/浮层/Lightbox 大图',
  component: Lightbox,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: {
    pictures: [
      { src: terminalPicture, alt: 'nvidia-smi 输出' },
      { src: terminalPicture, alt: 'dmesg 输出' },
    ],
    index: 0,
    onIndexChange: fn(),
  },
  decorators: [framed({ minHeight: 520 })],
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const OnePicture: Story = {
  args: {
    pictures: [
      {
        src: terminalPicture,
        alt: '一个没有空格的很长的文件名averyveryverylongfilename0123456789012345678901234567890123456789.png',
      },
    ],
  },
};
export const Failed: Story = { args: { pictures: [{ src: 'data:image/png;base64,x', alt: '损坏的图片' }] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
