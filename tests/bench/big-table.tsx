import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import { createTableSelection, Table, type TableColumn, type TableSelection } from '@compute-market/components/table';
import { createElement, memo, useSyncExternalStore } from 'react';
import { bare, type Markup } from './bare';
import type { Compared } from './compared';
import { drawnOnce } from './draw';

export interface Row {
  id: string;
  index: number;
  fen: number;
}

export const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `k${index}`, index, fen: 127_441 + index * 313 }));

/** Ten columns of what lists of this product hold: words, a sum, a link. */
export const columns: TableColumn<Row>[] = [
  {
    key: 'note',
    header: '实例',
    width: 200,
    rowHeader: true,
    sticky: 'start',
    cell: ({ index }) => `llama3-8b-sft-${index}`,
  },
  ...['状态', '显卡', '机房', '镜像', '连接', '到期', '创建者'].map(
    (header, place): TableColumn<Row> => ({
      key: `fact-${place}`,
      header,
      cell: ({ index }) => `${header} ${index % 7}`,
    }),
  ),
  { key: 'cost', header: '累计费用', align: 'end', sortable: true, cell: ({ fen }) => <Money fen={fen} /> },
  { key: 'actions', header: '操作', align: 'end', cell: ({ id }) => <Link href={`#renew-${id}`}>续费</Link> },
];

const rowKey = ({ id }: Row) => id;
const rowName = ({ index }: Row) => `llama3-8b-sft-${index}`;
const rows = rowsOf(1000);

function useChosen(selection: TableSelection, key: string) {
  const read = () => selection.has(key);
  return useSyncExternalStore(selection.subscribe, read, read);
}

/** A hand-written row: memoised, its box told by the same store, its markup copied from ours and made of host elements alone. */
function bareRow(selection: TableSelection) {
  const Box = ({ markup, id }: { markup: Markup; id: string }) => {
    const chosen = useChosen(selection, id);
    return createElement('input', { ...markup.properties, checked: chosen });
  };
  return memo(function BareRow({ markup, id }: { markup: Markup; id: string }) {
    const [select, ...cells] = markup.children as Markup[];
    const box = select?.children[0];
    return (
      <tr {...markup.properties}>
        {select && typeof box === 'object' ? (
          <td {...select.properties}>
            <Box markup={box} id={id} />
          </td>
        ) : null}
        {...cells.map(bare)}
      </tr>
    );
  });
}

const table = (selection: TableSelection) => (
  <Table
    caption="云主机"
    columns={columns}
    rows={rows}
    rowKey={rowKey}
    rowName={rowName}
    selection={selection}
    virtual={false}
  />
);

const chooseOne = (selection: TableSelection) => (turn: number) =>
  selection.choose([`k${(turn * 37) % rows.length}`], turn % 2 === 0);

export const bigTable: Compared = {
  name: 'a table of 1,000 rows by 10 columns with selection',
  changed: 'choosing one row',
  limits: { mount: 2, change: 1.5 },
  component: () => {
    const selection = createTableSelection();
    return { node: table(selection), change: chooseOne(selection) };
  },
  bare: () => {
    const selection = createTableSelection();
    const drawn = drawnOnce(table(createTableSelection()));
    const grid = drawn.children.find((child) => typeof child === 'object' && child.tag === 'table') as Markup;
    const body = grid.children.find((child) => typeof child === 'object' && child.tag === 'tbody') as Markup;
    const Row = bareRow(selection);
    const BareTable = () => (
      <div {...drawn.properties}>
        <table {...grid.properties}>
          {...grid.children
            .filter((child) => child !== body)
            .map((child) => (typeof child === 'string' ? child : bare(child)))}
          <tbody {...body.properties}>
            {body.children.map(
              (markup, index) => typeof markup === 'object' && <Row key={index} id={`k${index}`} markup={markup} />,
            )}
          </tbody>
        </table>
      </div>
    );
    return { node: <BareTable />, change: chooseOne(selection) };
  },
};
