import { Button } from '@compute-market/components/button';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { NoResult } from '@compute-market/components/no-result';
import { Stack } from '@compute-market/components/stack';
import { Table, type TableColumn } from '@compute-market/components/table';
import type { Settlement } from '@compute-market/contract/entities/partner';
import { SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { formatDay } from '@compute-market/contract/rules/time';
import { useMemo } from 'react';
import { CardLine, CardRoot, FileLink, Note, Nothing, type ListState } from '../../record-list';
import { actionsColumn, figureColumn, timeColumn } from '../../table-columns';
import { percentWords, Strong, sum, total } from './cells';
import { RowActions } from './IncomeScreen.styles';
import { messages } from './messages';
import { SettlementStatusChip } from './SettlementStatusChip';

const sheetWords = messages.settlements;
const Period = ({ sheet }: { sheet: Settlement }) => (
  <>
    {formatDay(sheet.PeriodBegin)} {sheetWords.to} {formatDay(sheet.PeriodEnd)}
  </>
);
const Download = ({ sheet }: { sheet: Settlement }) =>
  sheet.FileUrl === '' ? (
    <Nothing reason="noFile" />
  ) : (
    <FileLink href={sheet.FileUrl} download aria-label={sheetWords.downloadOf(sheet.SettlementNo)}>
      {sheetWords.download}
    </FileLink>
  );

interface OpenSheet {
  /** Looks at a sheet closely; null where the back end does not tell what it consists of (decisions 116). */
  onOpen: ((sheet: Settlement) => void) | null;
}

const Actions = ({ sheet, onOpen }: OpenSheet & { sheet: Settlement }) => (
  <RowActions>
    {onOpen && (
      <Button variant="text" size="sm" aria-label={sheetWords.openOf(sheet.SettlementNo)} onClick={() => onOpen(sheet)}>
        {sheetWords.open}
      </Button>
    )}
    <Download sheet={sheet} />
  </RowActions>
);

const sheetColumns = ({ onOpen }: OpenSheet): readonly TableColumn<Settlement>[] => [
  {
    key: 'period',
    header: sheetWords.columns.period,
    rowHeader: true,
    cell: (sheet) => (
      <Stack as="span" gap={2}>
        <span>
          <Period sheet={sheet} />
        </span>
        <Note>{sheet.SettlementNo}</Note>
      </Stack>
    ),
  },
  figureColumn('income', sheetWords.columns.income, ({ Income }) => sum(Income), { width: 116 }),
  figureColumn(
    'fee',
    sheetWords.columns.fee,
    ({ Fee, FeeRate }) => (
      <Stack as="span" gap={2}>
        <span>{sum(0 - Fee)}</span>
        <Note>{sheetWords.rate(percentWords(FeeRate))}</Note>
      </Stack>
    ),
    { width: 116 },
  ),
  figureColumn('adjust', sheetWords.columns.adjust, ({ Adjust }) => (Adjust === 0 ? <Nothing /> : sum(Adjust)), {
    width: 96,
  }),
  figureColumn('pay', sheetWords.columns.pay, ({ PayAmount }) => <Strong>{sum(PayAmount)}</Strong>, { width: 120 }),
  {
    key: 'status',
    header: sheetWords.columns.status,
    width: 104,
    cell: ({ Status }) => <SettlementStatusChip status={Status} />,
  },
  timeColumn('payTime', sheetWords.columns.payTime, ({ PayTime }) => PayTime, {
    width: 150,
    hideBelow: 'lg',
    none: ({ Status }) => (Status === SETTLEMENT_STATUS.paid ? 'unknown' : 'notPaid'),
  }),
  actionsColumn((sheet) => <Actions {...{ sheet, onOpen }} />, { width: onOpen === null ? 72 : 128, sticky: 'end' }),
];

const sheetCard = (onOpen: OpenSheet['onOpen']) => (sheet: Settlement) => (
  <CardRoot>
    <CardLine>
      <span>
        <Period sheet={sheet} />
      </span>
      <SettlementStatusChip status={sheet.Status} />
    </CardLine>
    <CardLine>
      <span>
        {sheetWords.columns.income} {sum(sheet.Income)}
      </span>
      <Strong>{sum(sheet.PayAmount)}</Strong>
    </CardLine>
    <CardLine>
      <Note>{sheet.SettlementNo}</Note>
      <Actions {...{ sheet, onOpen }} />
    </CardLine>
  </CardRoot>
);

/** The months and what was paid for them. */
export function SettlementList({
  rows,
  filtered,
  onClear,
  onOpen,
  ...state
}: ListState & OpenSheet & { rows: readonly Settlement[]; filtered: boolean; onClear: () => void }) {
  const columns = useMemo(() => sheetColumns({ onOpen }), [onOpen]);
  return (
    <Table
      {...state}
      caption={sheetWords.caption}
      columns={columns}
      rows={rows}
      rowKey={({ Id }) => String(Id)}
      minWidth={880}
      empty={
        filtered ? (
          <NoResult onClear={onClear} />
        ) : (
          <EmptyState
            drawing={<EmptyDrawing subject="receipt" />}
            title={sheetWords.empty}
            help={sheetWords.emptyHelp}
          />
        )
      }
      summary={
        rows.length === 0
          ? undefined
          : {
              period: messages.pageSum,
              income: total(rows.map(({ Income }) => Income)),
              pay: total(rows.map(({ PayAmount }) => PayAmount)),
            }
      }
      card={sheetCard(onOpen)}
    />
  );
}
