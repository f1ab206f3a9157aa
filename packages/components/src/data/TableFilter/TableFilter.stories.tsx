import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { NoResult } from '../../feedback/NoResult/NoResult';
import { Card } from '../Card/Card';
import { Table, type TableColumn } from '../Table';
import { TableChoiceFilter, TableTextFilter, type TableChoiceFilterProps } from '.';

const options = [
  { value: 'running', label: '运行中' },
  { value: 'shutdown', label: '已关机' },
  { value: 'kept', label: '磁盘保留中', hint: '到期后保留 15 天' },
];
const rooms = [
  '华东一区',
  '华东二区',
  '华北一区',
  '华南一区',
  '西南一区',
  '西北一区',
  '内蒙古乌兰察布三区',
  '香港一区',
];

const meta = {
  title: '组件/数据/TableFilter 表头筛选',
  component: TableChoiceFilter,
  args: { label: '状态', options, value: [], onValueChange: fn() },
  decorators: [framed({ minHeight: 360 })],
} satisfies Meta<typeof TableChoiceFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filtering: Story = { args: { value: ['running'] } };
export const Open: Story = { args: { value: ['running', 'kept'], defaultOpen: true }, tags: ['visual'] };
/** From eight options on one can be looked for. */
export const ManyOptions: Story = {
  args: { label: '机房', options: rooms.map((room) => ({ value: room, label: room })), defaultOpen: true },
};
export const Text: Story = {
  render: () => <TableTextFilter label="实例" value="sdxl" onValueChange={fn()} placeholder="名称或备注" defaultOpen />,
};
export const Phone: Story = { args: { defaultOpen: true }, globals: { viewport: { value: 'phone' } } };

interface Machine {
  id: string;
  status: string;
}
const names = ['llama3-8b-sft', 'sdxl-推理', 'yolo11-缺陷检测', 'whisper-转写'];
const machines: Machine[] = names.map((id, index) => ({ id, status: options[index % 3]?.value ?? '' }));
const columns: TableColumn<Machine>[] = [
  { key: 'id', header: '实例', rowHeader: true, resizable: true, width: 240, cell: ({ id }) => id },
  {
    key: 'status',
    header: '状态',
    sortable: true,
    cell: ({ status }) => options.find(({ value }) => value === status)?.label,
  },
];
const rowKey = ({ id }: Machine) => id;

function Filtered({ value: initial }: TableChoiceFilterProps) {
  const [status, setStatus] = useState(initial);
  const [name, setName] = useState('');
  const rows = useMemo(
    () => machines.filter((row) => row.id.includes(name) && (status.length === 0 || status.includes(row.status))),
    [name, status],
  );
  const clear = () => {
    setStatus([]);
    setName('');
  };
  return (
    <Card padding="none">
      <Table
        caption="云主机"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        stickyTop={0}
        sorts={[]}
        onSortsChange={fn()}
        filters={{
          id: <TableTextFilter label="实例" value={name} onValueChange={setName} />,
          status: <TableChoiceFilter label="状态" options={options} value={status} onValueChange={setStatus} />,
        }}
        empty={<NoResult title="没有符合条件的实例" onClear={clear} />}
      />
    </Card>
  );
}

/** Given to `filters` of a table; beside the words of its head. */
export const InTable: Story = {
  args: { value: ['running'] },
  render: (args) => <Filtered {...args} />,
};
