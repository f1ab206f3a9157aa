import { Cluster } from '@compute-market/components/cluster';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { LinkButton } from '@compute-market/components/link-button';
import { Money } from '@compute-market/components/money';
import { NoResult } from '@compute-market/components/no-result';
import { Table, useSelectedKeys, type TableColumn } from '@compute-market/components/table';
import { Text } from '@compute-market/components/text';
import { INVOICE_MERGE_MAX } from '@compute-market/contract/constants';
import type { InvoiceableChange } from '@compute-market/contract/entities/invoice';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan, sumFen } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import type { ReactNode } from 'react';
import { BarAction, BulkBar, Count } from '../../bulk-bar';
import { CardLine, CardRoot, Nothing, Quiet, type ListState } from '../../record-list';
import { figureColumn, timeColumn } from '../../table-columns';
import type { ChangeChoice, ChoiceEnd } from './change-choice';
import { changeKey, chosenOf, type ChosenChanges } from './invoice-view';
import { messages } from './messages';

const words = messages.changes;

interface ChangeListProps extends ListState {
  rows: readonly InvoiceableChange[];
  filtered: boolean;
  choice: ChangeChoice;
  /** Asks for one invoice over the chosen rows; null while none can be asked for. */
  onMerge: ((chosen: ChosenChanges, choice: ChoiceEnd) => void) | null;
  onClear: () => void;
}

const sum = (yuan: number): ReactNode => <Money fen={fenFromYuan(yuan)} />;
const able = ({ AbleAmount }: InvoiceableChange): ReactNode =>
  AbleAmount === 0 ? (
    <Quiet>{sum(0)}</Quiet>
  ) : (
    <Text tone="strong" weight="medium">
      {sum(AbleAmount)}
    </Text>
  );

const columns: readonly TableColumn<InvoiceableChange>[] = [
  timeColumn('time', words.columns.time, ({ CreateTime }) => CreateTime, { width: 150 }),
  { key: 'number', header: words.columns.number, rowHeader: true, cell: ({ OutTradeNo }) => OutTradeNo },
  { key: 'source', header: words.columns.source, width: 110, cell: ({ Source }) => Source },
  figureColumn('amount', words.columns.amount, ({ Amount }) => sum(Amount), { width: 128 }),
  figureColumn(
    'invoiced',
    words.columns.invoiced,
    ({ InvoicedAmount }) => (InvoicedAmount === 0 ? <Nothing /> : sum(InvoicedAmount)),
    { width: 128 },
  ),
  figureColumn('able', words.columns.able, able, { width: 128 }),
  figureColumn('balance', words.columns.balance, ({ BalanceAfter }) => sum(BalanceAfter), {
    width: 128,
    hideBelow: 'lg',
  }),
];

const cardOf = (change: InvoiceableChange, select: ReactNode) => (
  <CardRoot>
    <CardLine>
      <Cluster as="span" breaks gap={8} rowGap={4}>
        {select}
        {change.Source}
      </Cluster>
      {able(change)}
    </CardLine>
    <CardLine>
      <span>{formatTime(change.CreateTime)}</span>
      <span>
        {words.columns.amount} {sum(change.Amount)}
      </span>
    </CardLine>
    <CardLine>
      <Quiet>{change.OutTradeNo}</Quiet>
      {change.InvoicedAmount > 0 && (
        <span>
          {words.columns.invoiced} {sum(change.InvoicedAmount)}
        </span>
      )}
    </CardLine>
  </CardRoot>
);

/** Nothing is left of the others to invoice. */
const isAble = ({ AbleAmount }: InvoiceableChange): boolean => AbleAmount > 0;
const nameOf = ({ OutTradeNo }: InvoiceableChange): string => words.rowName(OutTradeNo);

/** Top-ups and what is left of each; several can be invoiced together, also of several pages. */
export function ChangeList({ rows, filtered, choice, onMerge, onClear, ...state }: ChangeListProps) {
  const { selection, seen } = choice;
  const keys = useSelectedKeys(selection);
  const chosen = chosenOf([...seen.values()], keys);
  const tooMany = chosen.ids.length > INVOICE_MERGE_MAX;
  const empty = filtered ? (
    <NoResult onClear={onClear} />
  ) : (
    <EmptyState
      drawing={<EmptyDrawing subject="receipt" />}
      title={words.empty}
      help={words.emptyHelp}
      actions={
        <LinkButton variant="outline" href={routes.recharge.to()}>
          {words.recharge}
        </LinkButton>
      }
    />
  );
  return (
    <>
      {keys.size > 0 && (
        <BulkBar
          label={words.region}
          status={
            chosen.ids.length === 0 ? (
              words.nothingAble
            ) : (
              <>
                {words.chosen} <Count>{chosen.ids.length}</Count> {words.items} <Money fen={chosen.fen} />
                {tooMany && words.tooMany(INVOICE_MERGE_MAX)}
              </>
            )
          }
        >
          {chosen.ids.length > 0 && !tooMany && onMerge !== null && (
            <BarAction type="button" onClick={() => onMerge(chosen, choice)}>
              {words.merge}
            </BarAction>
          )}
          <BarAction type="button" data-end="" onClick={selection.clear}>
            {words.unchoose}
          </BarAction>
        </BulkBar>
      )}
      <Table
        {...state}
        caption={words.caption}
        columns={columns}
        rows={rows}
        rowKey={changeKey}
        rowName={nameOf}
        selection={selection}
        canSelect={isAble}
        minWidth={820}
        rowHeight={48}
        empty={empty}
        summary={
          rows.length === 0
            ? undefined
            : {
                time: words.pageSum,
                able: <Money fen={sumFen(rows.map(({ AbleAmount }) => fenFromYuan(AbleAmount)))} />,
              }
        }
        card={cardOf}
      />
    </>
  );
}
