import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { Link } from '../../actions/Link/Link';
import { EmptyState } from '../../feedback/EmptyState/EmptyState';
import { ErrorState } from '../../feedback/ErrorState';
import { Card } from '../Card/Card';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Money } from '../Money/Money';
import { createTableSelection, Table, type TableColumn, type TableProps, type TableSort } from '.';

interface Instance {
  id: string;
  note: string;
  gpu: string;
  spec: string;
  room: string;
  fen: number;
  hourly: number;
}

const models = ['A100 SXM4 × 1', 'RTX 4090 × 4', 'RTX 3090 × 2', 'H20 × 1'];
const notes = [
  'llama3-8b-sft',
  'sdxl-推理服务-生产环境-华东一区-第二批',
  '多模态数据清洗',
  'yolo11-缺陷检测',
  'blender-渲染机',
];
const rows: Instance[] = Array.from({ length: 8 }, (_, index) => ({
  id: `k${(index * 7919 + 4096).toString(16)}`,
  note: notes[index % notes.length] ?? '',
  gpu: models[index % models.length] ?? '',
  spec: '16核 · 120GB · 磁盘700GB · 100Mbps',
  room: '华东一区',
  fen: 127_441 + index * 31_337,
  hourly: 759 + index * 20,
}));

const longest: [Instance, ...Instance[]] = [
  {
    id: 'k0',
    note: 'unbreakable-latin-name-of-an-instance-that-never-ends-2026',
    gpu: 'A100 SXM4 × 8',
    spec: '128核 · 960GB · 磁盘 20,000GB',
    room: '内蒙古乌兰察布三区',
    fen: -1_234_567_890,
    hourly: 0,
  },
  {
    id: 'k1',
    note: '西北大规模多模态预训练数据清洗与评测平台生产环境第二批备用节点',
    gpu: 'H800',
    spec: '—',
    room: '西北',
    fen: 0,
    hourly: 12_345_678,
  },
];

const second = { display: 'block', fontSize: 12, lineHeight: '18px' };
const columns: TableColumn<Instance>[] = [
  {
    key: 'note',
    header: '实例',
    width: 200,
    rowHeader: true,
    sticky: 'start',
    cell: (row) => (
      <>
        {row.note}
        <span style={second}>{row.id} · 主账号</span>
      </>
    ),
  },
  {
    key: 'gpu',
    header: '配置',
    width: 240,
    cell: (row) => (
      <>
        {row.gpu}
        <span style={second}>{row.spec}</span>
      </>
    ),
  },
  { key: 'room', header: '机房', width: 120, hideBelow: 'lg', cell: (row) => row.room },
  {
    key: 'cost',
    header: '累计费用',
    width: 128,
    align: 'end',
    sortable: true,
    cell: (row) => (
      <>
        <Money fen={row.fen} tone="strong" />
        <span style={second}>
          <Money fen={row.hourly} />
          /小时
        </span>
      </>
    ),
  },
  {
    key: 'actions',
    header: '操作',
    width: 140,
    align: 'end',
    sticky: 'end',
    cell: (row) => <Link href={`#renew-${row.id}`}>续费</Link>,
  },
];

const manyRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...(rows[index % rows.length] ?? longest[0]), id: `k${index}` }));

const meta = {
  title: '组件/数据/Table 表格',
  component: Table<Instance>,
  args: {
    caption: '云主机',
    columns,
    rows,
    rowKey: (row: Instance) => row.id,
    rowName: (row: Instance) => row.note,
    stickyTop: 0,
    minWidth: 880,
    onSortChange: fn(),
  },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Table<Instance>>;
export default meta;
type Story = StoryObj<typeof meta>;

const asCard = (row: Instance) => (
  <Card>
    <h3>{row.note}</h3>
    <DescriptionList
      dense
      items={[
        { key: 'gpu', term: '配置', detail: row.gpu },
        { key: 'cost', term: '累计费用', detail: <Money fen={row.fen} /> },
      ]}
    />
  </Card>
);

export const Default: Story = {};
export const Selection: Story = {
  args: { selection: createTableSelection([rows[2]?.id ?? '', rows[3]?.id ?? '']) },
  tags: ['visual'],
};
export const Sorted: Story = { args: { sort: { key: 'cost', direction: 'ascending' } } };
export const Loading: Story = { args: { rows: [], loading: true, skeletonRows: 5 }, tags: ['visual'] };
export const Refreshing: Story = {
  args: { refreshing: true },
};
export const Empty: Story = {
  args: { rows: [], empty: <p style={{ padding: 48, textAlign: 'center' }}>还没有实例，10 分钟即可开始训练</p> },
};
export const Highlighted: Story = { args: { highlightKey: rows[0]?.id } };
export const HighlightedTogether: Story = { args: { highlightKey: rows.slice(0, 3).map(({ id }) => id) } };
export const Details: Story = { args: { detail: (row) => `${row.note}：系统盘 50GB，数据盘 650GB` } };
export const Summary: Story = {
  args: {
    summary: { note: '本页合计', cost: <Money fen={rows.reduce((sum, row) => sum + row.fen, 0)} tone="strong" /> },
  },
  tags: ['visual'],
};
export const Tablet: Story = {
  args: { selection: createTableSelection() },
  globals: { viewport: { value: 'tablet' } },
};
export const PhoneScrolling: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneCards: Story = {
  args: { card: asCard },
  globals: { viewport: { value: 'phone' } },
  tags: ['visual-phone'],
};
/** Old rows stay under what failed. */
export const ReadAgainFailed: Story = {
  args: { error: <ErrorState title="列表更新失败：网络不可用" onRetry={fn()} /> },
};
export const Failed: Story = { args: { rows: [], error: <ErrorState title="云主机加载失败" onRetry={fn()} /> } };
export const HiddenColumns: Story = { args: { hiddenColumns: new Set(['room', 'gpu']) } };
/** Narrower than its least width: the first column and the boxes stay, the rest scrolls under them. */
export const Sideways: Story = {
  args: { minWidth: 1400, selection: createTableSelection(), detail: (row) => row.spec },
};
export const Framed: Story = { args: { maxHeight: 320, selection: createTableSelection([rows[1]?.id ?? '']) } };
export const TwoHundredRows: Story = { args: { rows: manyRows(200), selection: createTableSelection() } };
/** Only the rows in sight stand in the document. */
export const TenThousandRows: Story = {
  args: { rows: manyRows(10_000), selection: createTableSelection(), detail: (row) => row.spec },
};
export const TenThousandRowsFramed: Story = {
  args: { rows: manyRows(10_000), selection: createTableSelection(), maxHeight: 480 },
};

const compare: Readonly<Record<string, (one: Instance, other: Instance) => number>> = {
  gpu: (one, other) => one.gpu.localeCompare(other.gpu, 'zh-CN'),
  cost: (one, other) => one.fen - other.fen,
};
const byAll = (sorts: readonly TableSort[]) => (one: Instance, other: Instance) =>
  sorts.reduce(
    (found, { key, direction }) => found || (compare[key]?.(one, other) ?? 0) * (direction === 'ascending' ? 1 : -1),
    0,
  );
const sortedBoth = columns.map((column) =>
  column.key === 'gpu' ? { ...column, sortable: 'ascending' as const } : column,
);

function Sorting({ sorts: initial = [], rows: unsorted, ...args }: TableProps<Instance>) {
  const [sorts, setSorts] = useState(initial);
  const sorted = useMemo(() => unsorted.toSorted(byAll(sorts)), [unsorted, sorts]);
  return <Table {...args} rows={sorted} sorts={sorts} onSortsChange={setSorts} />;
}

/** The third press leaves a column unsorted; Shift adds a column. */
export const SortedByTwo: Story = {
  args: {
    columns: sortedBoth,
    sorts: [
      { key: 'gpu', direction: 'ascending' },
      { key: 'cost', direction: 'descending' },
    ],
  },
  render: (args) => <Sorting {...args} />,
};

const movable = sortedBoth.map((column) => ({
  ...column,
  resizable: column.key !== 'actions',
  width: column.key === 'actions' ? undefined : column.width,
}));
/** Edges are dragged, or moved by the arrow keys; Enter or a double click gives the own width back. */
export const Resizable: Story = { args: { columns: movable } };
/** Wider than its frame the table scrolls, and no column leaves. */
export const ResizedWide: Story = {
  args: { columns: movable, defaultColumnWidths: { note: 480, gpu: 560, cost: 240 }, minWidth: undefined },
};

/** Every state beside the others. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Table
        {...args}
        rows={rows.slice(0, 3)}
        sort={{ key: 'cost', direction: 'descending' }}
        selection={createTableSelection([rows[1]?.id ?? ''])}
        detail={(row) => `${row.note}：系统盘 50GB，数据盘 650GB`}
        expansion={createTableSelection([rows[0]?.id ?? ''])}
        summary={{ note: '本页合计', cost: <Money fen={12_345_678_90} tone="strong" /> }}
      />
      <Table {...args} rows={[]} loading skeletonRows={2} />
      <Table {...args} rows={[]} empty={<EmptyState title="还没有实例" help="10 分钟即可开始训练" />} />
      <Table {...args} rows={[]} error={<ErrorState title="云主机加载失败" onRetry={fn()} />} />
      <Table {...args} rows={longest} maxHeight={160} />
    </div>
  ),
  tags: ['visual'],
};
