import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { SearchField } from './SearchField';

const meta = {
  title: '组件/输入/SearchField 搜索',
  component: SearchField,
  args: { placeholder: '搜索镜像', onSearch: fn() },
  decorators: [framed({ maxWidth: 184 })],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'PyTorch' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { defaultValue: '基于通义千问的医疗影像报告生成模型' } };

/** Every size and state, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg', 'touch'] as const).map((size) => (
        <SearchField key={size} size={size} placeholder="搜索镜像" />
      ))}
      <SearchField placeholder="搜索镜像" defaultValue="PyTorch" />
      <SearchField placeholder="搜索镜像" disabled />
    </div>
  ),
};
