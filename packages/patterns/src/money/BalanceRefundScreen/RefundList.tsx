import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { CircleCheckIcon, CircleXIcon, ClockIcon } from '@compute-market/components/icons';
import { Money } from '@compute-market/components/money';
import { StatusChip, type StatusChipProps } from '@compute-market/components/status-chip';
import { Table, type TableColumn } from '@compute-market/components/table';
import type { BalanceRefund } from '@compute-market/contract/entities/balance-refund';
import {
  BALANCE_REFUND_STATUS,
  BALANCE_REFUND_STATUS_LABELS,
  type BalanceRefundStatus,
} from '@compute-market/contract/enumerations';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import type { ReactNode } from 'react';
import { CardLine, CardRoot, Note, Nothing } from '../../record-list';
import { Sum } from './BalanceRefundScreen.styles';
import { balanceRefundMessages } from './messages';
import { refundTarget } from './refund-view';

const words = balanceRefundMessages.records;

const faces: Readonly<Record<BalanceRefundStatus, { tone: StatusChipProps['tone']; icon: ReactNode }>> = {
  0: { tone: 'warn', icon: <ClockIcon size={14} /> },
  1: { tone: 'ok', icon: <CircleCheckIcon size={14} /> },
  2: { tone: 'err', icon: <CircleXIcon size={14} /> },
};

const amount = ({ Amount }: BalanceRefund) => (
  <Sum>
    <Money fen={fenFromYuan(Amount)} />
  </Sum>
);
const status = ({ Status, Reason }: BalanceRefund) => (
  <>
    <StatusChip tone={faces[Status].tone} icon={faces[Status].icon}>
      {BALANCE_REFUND_STATUS_LABELS[Status]}
    </StatusChip>
    {Status === BALANCE_REFUND_STATUS.rejected && <Note>{words.rejected(Reason)}</Note>}
  </>
);

const columns: readonly TableColumn<BalanceRefund>[] = [
  { key: 'number', header: words.columns.number, width: 170, rowHeader: true, cell: ({ RefundNo }) => RefundNo },
  { key: 'time', header: words.columns.time, width: 148, cell: ({ CreateTime }) => formatTime(CreateTime) },
  { key: 'way', header: words.columns.way, width: 200, cell: refundTarget },
  { key: 'amount', header: words.columns.amount, width: 130, align: 'end', cell: amount },
  { key: 'status', header: words.columns.status, width: 240, cell: status },
  {
    key: 'ended',
    header: words.columns.ended,
    width: 148,
    cell: ({ EndTime }) => (EndTime === null ? <Nothing reason="notEnded" /> : formatTime(EndTime)),
  },
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
      minWidth={900}
      empty={<EmptyState drawing={<EmptyDrawing subject="receipt" />} title={words.empty} />}
      card={card}
    />
  );
}
