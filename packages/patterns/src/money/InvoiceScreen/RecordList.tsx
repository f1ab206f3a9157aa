import { DescriptionList } from '@compute-market/components/description-list';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { Money } from '@compute-market/components/money';
import { NoResult } from '@compute-market/components/no-result';
import { Stack } from '@compute-market/components/stack';
import { Table, type TableColumn } from '@compute-market/components/table';
import { Text } from '@compute-market/components/text';
import type { InvoiceRecord } from '@compute-market/contract/entities/invoice';
import { INVOICE_STATUS, INVOICE_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { formatTime } from '@compute-market/contract/rules/time';
import { useId, useMemo, useState } from 'react';
import { ActionButton, ActionLink, ActionRow } from '../../row-action';
import { CardLine, CardRoot, FileLink, Note, Nothing, type ListState } from '../../record-list';
import { actionsColumn, figureColumn, timeColumn } from '../../table-columns';
import { InvoiceStatusChip } from './InvoiceStatusChip';
import { Detail } from './InvoiceScreen.styles';
import { invoicedSum } from './invoice-view';
import { messages } from './messages';

const words = messages.records;

interface RecordListProps extends ListState {
  rows: readonly InvoiceRecord[];
  filtered: boolean;
  /** Offers to ask again where an invoice was refused or voided; null while none can be asked for. */
  onRequest: (() => void) | null;
  /** Offers to mail the file of an issued one again. */
  onResend: (record: InvoiceRecord) => void;
  /** Offers to take one back that nobody has looked at. */
  onWithdraw: (record: InvoiceRecord) => void;
  onClear: () => void;
}

type Act = Pick<RecordListProps, 'onRequest' | 'onResend' | 'onWithdraw'>;

const gaveBack = ({ Status }: InvoiceRecord): boolean =>
  Status === INVOICE_STATUS.rejected || Status === INVOICE_STATUS.voided;

/** The ticket that asks for another paper. */
const correctionAddress = ({ RecordNo }: InvoiceRecord): string =>
  routes.selectQuestion.to({ subject: words.correction(RecordNo), report: words.correctionWanted(RecordNo) });

/** The paper is out: only the accountants can change it, and are asked by a ticket (decisions 160). */
const isIssued = ({ Status }: InvoiceRecord): boolean => Status === INVOICE_STATUS.issued;

const hasActions = (record: InvoiceRecord, { onRequest }: Pick<Act, 'onRequest'>): boolean =>
  record.FileUrl !== '' || isIssued(record) || record.CanWithdraw === true || (gaveBack(record) && onRequest !== null);

function Actions({ record, onRequest, onResend, onWithdraw }: Act & { record: InvoiceRecord }) {
  const again = gaveBack(record) && onRequest !== null;
  if (!hasActions(record, { onRequest })) return <Nothing reason="noAction" />;
  return (
    <ActionRow data-align="end">
      {record.FileUrl !== '' && (
        <FileLink href={record.FileUrl} download aria-label={words.downloadOf(record.RecordNo)}>
          {words.download}
        </FileLink>
      )}
      {record.FileUrl !== '' && (
        <ActionButton type="button" aria-label={words.resendOf(record.RecordNo)} onClick={() => onResend(record)}>
          {words.resend}
        </ActionButton>
      )}
      {isIssued(record) && (
        <ActionLink href={correctionAddress(record)} aria-label={words.correctOf(record.RecordNo)}>
          {words.correct}
        </ActionLink>
      )}
      {record.CanWithdraw === true && (
        <ActionButton type="button" aria-label={words.withdrawOf(record.RecordNo)} onClick={() => onWithdraw(record)}>
          {words.withdraw}
        </ActionButton>
      )}
      {again && (
        <ActionButton type="button" onClick={onRequest}>
          {words.again}
        </ActionButton>
      )}
    </ActionRow>
  );
}

const Reason = ({ record }: { record: InvoiceRecord }) =>
  record.RejectReason !== '' && <Note>{words.reason(record.RejectReason)}</Note>;
const Amount = ({ record }: { record: InvoiceRecord }) => (
  <Text tone="strong" weight="medium">
    <Money fen={fenFromYuan(record.Amount)} />
  </Text>
);

const columnsOf = (act: Act): TableColumn<InvoiceRecord>[] => [
  timeColumn('applied', words.columns.applied, ({ ApplyTime }) => ApplyTime, { width: 148 }),
  {
    key: 'title',
    header: words.columns.title,
    rowHeader: true,
    cell: ({ Title, TaxNo }) => (
      <Stack as="span" breaks gap={2}>
        <span>{Title}</span>
        {TaxNo !== '' && <Note>{TaxNo}</Note>}
      </Stack>
    ),
  },
  { key: 'type', header: words.columns.type, width: 64, cell: ({ InvoiceType }) => INVOICE_TYPE_LABELS[InvoiceType] },
  { key: 'content', header: words.columns.content, hideBelow: 'lg', cell: ({ Content }) => Content },
  figureColumn('amount', words.columns.amount, (record) => <Amount record={record} />, { width: 132 }),
  {
    key: 'status',
    header: words.columns.status,
    width: 190,
    cell: (record) => (
      <>
        <InvoiceStatusChip status={record.Status} />
        <Reason record={record} />
      </>
    ),
  },
  actionsColumn((record) => <Actions record={record} {...act} />, { width: 168, sticky: 'end' }),
];

const nameOf = ({ RecordNo }: InvoiceRecord): string => RecordNo;
const keyOf = ({ Id }: InvoiceRecord): string => String(Id);

const detailOf = ({ RecordNo, TaxNo, Content, Email, IssueTime, Remark }: InvoiceRecord) => (
  <Detail>
    <DescriptionList
      dense
      layout="rows"
      termWidth={88}
      items={[
        { key: 'number', term: words.detail.number, detail: RecordNo },
        { key: 'taxNo', term: words.detail.taxNo, detail: TaxNo || <Nothing /> },
        { key: 'content', term: words.detail.content, detail: Content },
        { key: 'email', term: words.detail.email, detail: Email },
        { key: 'issued', term: words.detail.issued, detail: IssueTime === null ? <Nothing /> : formatTime(IssueTime) },
        { key: 'remark', term: words.detail.remark, detail: Remark || <Nothing /> },
      ]}
    />
  </Detail>
);

function RecordCard({ record, ...act }: Act & { record: InvoiceRecord }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <CardRoot>
      <CardLine>
        <span>{record.Title}</span>
        <Amount record={record} />
      </CardLine>
      <CardLine>
        <span>
          {formatTime(record.ApplyTime)} · {INVOICE_TYPE_LABELS[record.InvoiceType]}
        </span>
        <InvoiceStatusChip status={record.Status} />
      </CardLine>
      <Reason record={record} />
      <CardLine data-actions="">
        {hasActions(record, act) && <Actions record={record} {...act} />}
        <ActionButton
          type="button"
          aria-label={words.viewOf(record.RecordNo, open)}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? words.fold : words.view}
        </ActionButton>
      </CardLine>
      {open && <div id={id}>{detailOf(record)}</div>}
    </CardRoot>
  );
}

const cardOf = (act: Act) => (record: InvoiceRecord) => <RecordCard record={record} {...act} />;

/** Invoices that were asked for, what became of each, and its file. */
export function RecordList({ rows, filtered, onRequest, onResend, onWithdraw, onClear, ...state }: RecordListProps) {
  const act = useMemo(() => ({ onRequest, onResend, onWithdraw }), [onRequest, onResend, onWithdraw]);
  const columns = useMemo(() => columnsOf(act), [act]);
  return (
    <Table
      {...state}
      caption={words.caption}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowName={nameOf}
      detail={detailOf}
      minWidth={900}
      empty={
        filtered ? (
          <NoResult onClear={onClear} />
        ) : (
          <EmptyState drawing={<EmptyDrawing subject="receipt" />} title={words.empty} help={words.emptyHelp} />
        )
      }
      summary={
        rows.length === 0
          ? undefined
          : {
              applied: words.pageSum,
              amount: <Money fen={invoicedSum(rows)} />,
            }
      }
      card={cardOf(act)}
    />
  );
}
