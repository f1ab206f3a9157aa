import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { terminalPicture } from '../../../test/picture-fixtures';
import { ScreenThumbnail } from './ScreenThumbnail';

const meta = {
  title: '组件/数据/ScreenThumbnail 屏幕截图',
  component: ScreenThumbnail,
  args: { name: 'sdxl-推理服务-生产', src: terminalPicture, takenAt: 1_795_154_721, onOpen: fn(), onRefresh: fn() },
} satisfies Meta<typeof ScreenThumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { src: undefined, state: 'loading' } };
export const Refreshing: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Unavailable: Story = { args: { state: 'unavailable' } };

/** Every size and state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <ScreenThumbnail {...args} />
      <ScreenThumbnail {...args} stale />
      <ScreenThumbnail {...args} state="failed" />
      <ScreenThumbnail {...args} state="unavailable" />
      <ScreenThumbnail {...args} size="sm" />
      <ScreenThumbnail {...args} size="sm" state="failed" />
      <ScreenThumbnail {...args} size="sm" state="unavailable" />
    </div>
  ),
};
