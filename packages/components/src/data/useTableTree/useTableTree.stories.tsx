import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Money } from '../Money/Money';
import { createTableSelection, Table, type TableColumn, type TableSelection } from '../Table';
import { useTableTree } from './useTableTree';

interface Expense {
  id: string;
  name: string;
  fen: number;
  parts?: readonly Expense[];
}

const expenses: readonly Expense[] = [
  {
    id: 'kvm',
    name: '云主机',
    fen: 382_710,
    parts: [
      {
        id: 'k7f3',
        name: 'llama3-8b-sft',
        fen: 254_910,
        parts: [
          { id: 'k7f3-gpu', name: 'A100 SXM4 × 1', fen: 241_600 },
          { id: 'k7f3-disk', name: '数据盘 700GB', fen: 13_310 },
        ],
      },
      { id: 'k2b9', name: '西北大规模多模态预训练数据清洗与评测平台生产环境第二批备用节点', fen: 127_800 },
    ],
  },
  { id: 'disk', name: '云盘', fen: 9_800, parts: [{ id: 'd1', name: '共享数据集', fen: 9_800 }] },
  { id: 'ip', name: '公网地址', fen: 0 },
];
const columns: TableColumn<Expense>[] = [
  { key: 'name', header: '项目', rowHeader: true, cell: ({ name }) => name },
  { key: 'cost', header: '费用', width: 160, align: 'end', cell: ({ fen }) => <Money fen={fen} /> },
];
const rowKey = ({ id }: Expense) => id;
const rowName = ({ name }: Expense) => name;
const childRows = ({ parts }: Expense) => parts;

interface TreeTableProps {
  rows: readonly Expense[];
  /** Which rows are open. */
  expansion?: TableSelection;
  selection?: TableSelection;
}

/** A table of rows under rows. */
function TreeTable({ rows, expansion, selection }: TreeTableProps) {
  const tree = useTableTree({ rows, childRows, rowKey, rowName, expansion });
  return (
    <Card padding="none">
      <Table
        {...tree}
        caption="费用构成"
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
        selection={selection}
        stickyTop={0}
      />
    </Card>
  );
}

const meta = {
  title: '组件/数据/useTableTree 树形行',
  component: TreeTable,
  args: { rows: expenses },
} satisfies Meta<typeof TreeTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { expansion: createTableSelection(['kvm', 'k7f3']) } };
export const Selection: Story = {
  args: { expansion: createTableSelection(['kvm']), selection: createTableSelection(['k7f3']) },
};
export const Flat: Story = { args: { rows: expenses.slice(2) } };
export const Phone: Story = {
  args: { expansion: createTableSelection(['kvm', 'k7f3']) },
  globals: { viewport: { value: 'phone' } },
};
