import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import { createTableSelection, Table, type TableColumn, type TableSort } from '@compute-market/components/table';
import { useMemo, useState } from 'react';
import { facts, machines, sortMachines, type Machine } from './screen';

const columns: TableColumn<Machine>[] = [
  { key: 'name', header: '实例', width: 200, rowHeader: true, cell: ({ name }) => name },
  ...facts.map(
    (header, place): TableColumn<Machine> => ({
      key: `fact-${place}`,
      header,
      cell: ({ id }) => `${header} ${id}`,
    }),
  ),
  { key: 'cost', header: '累计费用', align: 'end', sortable: true, cell: ({ fen }) => <Money fen={fen} /> },
  { key: 'actions', header: '操作', align: 'end', cell: ({ id }) => <Link href={`#renew-${id}`}>续费</Link> },
];
const rowKey = ({ id }: Machine) => id;
const rowName = ({ name }: Machine) => name;

export function useSorted() {
  const [sort, setSort] = useState<TableSort>();
  const rows = useMemo(() => (sort ? sortMachines(sort.direction) : machines), [sort]);
  return { sort, setSort, rows };
}

export function OurTable() {
  const { sort, setSort, rows } = useSorted();
  const [selection] = useState(createTableSelection);
  return (
    <Table
      caption="云主机"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      rowName={rowName}
      selection={selection}
      sort={sort}
      onSortChange={setSort}
      virtual={false}
    />
  );
}
