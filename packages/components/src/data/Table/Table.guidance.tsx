import type { Guidance } from '../../guidance';
import { Card } from '../Card/Card';
import { Money } from '../Money/Money';
import { Table } from './Table';
import type { TableColumn } from './table-column';

interface Bill {
  id: string;
  name: string;
  fen: number;
}

const rows: Bill[] = [
  { id: 'a7f3a2c', name: 'llama3-8b-sft', fen: 127_441 },
  { id: '2b91de0', name: 'sdxl-推理服务', fen: 98_002 },
];
const rowKey = ({ id }: Bill) => id;
const good: TableColumn<Bill>[] = [
  { key: 'name', header: '实例', rowHeader: true, cell: ({ name }) => name },
  { key: 'cost', header: '费用', width: 140, align: 'end', sortable: true, cell: ({ fen }) => <Money fen={fen} /> },
];
const bad: TableColumn<Bill>[] = [
  { key: 'id', header: '编号', cell: ({ id }) => id },
  { key: 'name', header: '实例名称（备注）', align: 'center', cell: ({ name }) => name },
  { key: 'cost', header: '费用', align: 'center', cell: ({ fen }) => `${fen / 100}元` },
];

export const guidance: Guidance = {
  use: ['同类的东西很多，要横着比：账单、实例、订单', '一列标 rowHeader；金额与数量 align="end"；手机上给 card'],
  avoid: ['一件东西的若干属性：用 DescriptionList', '几件规格并排比：用 SpecTable', '每件都是图文：用卡片'],
  right: {
    why: '名称在前并命名整行，金额右对齐、两位小数，可以比大小。',
    Example: () => (
      <Card padding="none">
        <Table caption="账单" columns={good} rows={rows} rowKey={rowKey} stickyTop={0} onSortChange={() => undefined} />
      </Card>
    ),
  },
  wrong: {
    why: '先给编号，金额居中、位数不齐，读屏不知道行是谁的。',
    Example: () => (
      <Card padding="none">
        <Table caption="账单" columns={bad} rows={rows} rowKey={rowKey} stickyTop={0} />
      </Card>
    ),
  },
};
