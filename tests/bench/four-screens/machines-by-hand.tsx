// Apart from ours: a remembered row is never thrown away as unused, and would be weighed with the screen that does not draw it.
import { createTableSelection, type TableSelection } from '@compute-market/components/table';
import { memo, useState, useSyncExternalStore } from 'react';
import { useSorted } from './machines-table';
import { facts, type Machine } from './screen';
import { sumOf } from './sum-by-hand';

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
