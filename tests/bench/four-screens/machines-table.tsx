import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import {
  createTableSelection,
  Table,
  type TableColumn,
  type TableSelection,
  type TableSort,
} from '@compute-market/components/table';
import { memo, useMemo, useState, useSyncExternalStore } from 'react';
import { facts, machines, sortMachines, sumOf, type Machine } from './screen';

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

function useSorted() {
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

interface RowProps {
  machine: Machine;
  selection: TableSelection;
}

function Box({ machine: { id, name }, selection }: RowProps) {
  const read = () => selection.has(id);
  const chosen = useSyncExternalStore((listener) => selection.subscribe(listener, id), read, read);
  return (
    <input
      type="checkbox"
      aria-label={`选择 ${name}`}
      checked={chosen}
      onChange={() => selection.choose([id], !chosen)}
    />
  );
}

const Row = memo(function Row({ machine, selection }: RowProps) {
  const { id, name, fen } = machine;
  return (
    <tr>
      <td>
        <Box machine={machine} selection={selection} />
      </td>
      <th scope="row">{name}</th>
      {facts.map((header) => (
        <td key={header}>{`${header} ${id}`}</td>
      ))}
      <td className="end">{sumOf(fen)}</td>
      <td className="end">
        <a href={`#renew-${id}`}>续费</a>
      </td>
    </tr>
  );
});

export function HandTable() {
  const { sort, setSort, rows } = useSorted();
  const [selection] = useState(createTableSelection);
  return (
    <table className="machines">
      <caption>云主机</caption>
      <thead>
        <tr>
          <th scope="col">选择</th>
          <th scope="col">实例</th>
          {facts.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
          <th scope="col" className="end" aria-sort={sort?.direction}>
            <button
              type="button"
              onClick={() =>
                setSort({ key: 'cost', direction: sort?.direction === 'descending' ? 'ascending' : 'descending' })
              }
            >
              累计费用
            </button>
          </th>
          <th scope="col" className="end">
            操作
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((machine) => (
          <Row key={machine.id} machine={machine} selection={selection} />
        ))}
      </tbody>
    </table>
  );
}
