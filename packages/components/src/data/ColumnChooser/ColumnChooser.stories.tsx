import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { ColumnChooser, type ColumnChooserProps } from './ColumnChooser';

const meta = {
  title: '组件/数据/ColumnChooser 列设置',
  component: ColumnChooser,
  args: {
    columns: [
      { key: 'status', label: '状态' },
      { key: 'configuration', label: '配置' },
      { key: 'image', label: '镜像 / 机房' },
      { key: 'due', label: '到期时间' },
      { key: 'cost', label: '累计费用' },
    ],
    hidden: ['image'],
    onHiddenChange: fn(),
    help: '实例与操作列始终显示',
    align: 'start',
  },
  decorators: [framed({ minHeight: 300 })],
} satisfies Meta<typeof ColumnChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

function Remembering(args: ColumnChooserProps) {
  const [hidden, setHidden] = useState(args.hidden);
  return <ColumnChooser {...args} hidden={hidden} onHiddenChange={setHidden} />;
}

export const Default: Story = {};
export const Interactive: Story = {
  tags: ['!test'],
  render: (args) => <Remembering {...args} />,
  args: { defaultOpen: true },
};
export const AllShown: Story = { args: { hidden: [], defaultOpen: true } };
export const Matrix: Story = { args: { defaultOpen: true }, tags: ['visual'] };
export const Phone: Story = { args: { defaultOpen: true }, globals: { viewport: { value: 'phone' } } };
