import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { CircleCheckIcon, CircleXIcon, ClockIcon } from '@compute-market/components/icons';
import { Money } from '@compute-market/components/money';
import { Table, type TableColumn } from '@compute-market/components/table';
import type { BalanceRefund } from '@compute-market/contract/entities/balance-refund';
import { BALANCE_REFUND_STATUS, BALANCE_REFUND_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { Text } from '@compute-market/components/text';
import { CardLine, CardRoot, Note } from '../../record-list';
import { recordStatus } from '../../record-status/record-status';
import { figureColumn, timeColumn } from '../../table-columns';
import { balanceRefundMessages } from './messages';
import { refundTarget } from './refund-view';

const words = balanceRefundMessages.records;

const RefundStatus = recordStatus(BALANCE_REFUND_STATUS_LABELS, {
  0: ['warn', ClockIcon],
  1: ['ok', CircleCheckIcon],
  2: ['err', CircleXIcon],
});

const amount = ({ Amount }: BalanceRefund) => (
  <Text tone="strong" weight="medium">
    <Money fen={fenFromYuan(Amount)} />
  </Text>
);
const status = ({ Status, Reason }: BalanceRefund) => (
  <>
    <RefundStatus status={Status} />
    {Status === BALANCE_REFUND_STATUS.rejected && <Note>{words.rejected(Reason)}</Note>}
  </>
);

const columns: readonly TableColumn<BalanceRefund>[] = [
  { key: 'number', header: words.columns.number, width: 170, rowHeader: true, cell: ({ RefundNo }) => RefundNo },
  timeColumn('time', words.columns.time, ({ CreateTime }) => CreateTime, { width: 148 }),
  { key: 'way', header: words.columns.way, width: 200, cell: refundTarget },
  figureColumn('amount', words.columns.amount, amount, { width: 130 }),
  { key: 'status', header: words.columns.status, cell: status },
  timeColumn('ended', words.columns.ended, ({ EndTime }) => EndTime, {
    width: 148,
    hideBelow: 'lg',
    none: 'notEnded',
  }),
];

const card = (refund: BalanceRefund) => (
  <CardRoot>
    <CardLine>
      <span>{refundTarget(refund)}</span>
      {amount(refund)}
    </CardLine>
    <CardLine>
      <span>{formatTime(refund.CreateTime)}</span>
      <span>{status(refund)}</span>
    </CardLine>
  </CardRoot>
);

interface RefundListProps {
  readonly rows: readonly BalanceRefund[];
  readonly loading: boolean;
  readonly refreshing: boolean;
}

/** Refunds asked for, and what became of each. */
export function RefundList({ rows, loading, refreshing }: RefundListProps) {
  return (
    <Table
      caption={words.caption}
      columns={columns}
      rows={rows}
      rowKey={({ RefundNo }) => RefundNo}
      loading={loading}
      refreshing={refreshing}
      skeletonRows={3}
      minWidth={780}
      empty={<EmptyState drawing={<EmptyDrawing subject="receipt" />} title={words.empty} />}
      card={card}
    />
  );
}
