import { Button } from '@compute-market/components/button';
import { DescriptionList, type DescriptionItem } from '@compute-market/components/description-list';
import { Dialog } from '@compute-market/components/dialog';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { Cluster } from '@compute-market/components/cluster';
import { Field } from '@compute-market/components/field';
import { Stack } from '@compute-market/components/stack';
import type { TableColumn } from '@compute-market/components/table';
import { TextArea } from '@compute-market/components/text-area';
import { DISPUTE_MAX_LENGTH } from '@compute-market/contract/constants';
import type { Settlement, SettlementLine } from '@compute-market/contract/entities/partner';
import { SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { formatDay, formatTime } from '@compute-market/contract/rules/time';
import { useState } from 'react';
import { useTrial } from '../../attempt-dialog';
import type { DialogControl } from '../../form-dialog';
import { CardLine, CardRoot, Nothing, RecordTable, type RecordPage } from '../../record-list';
import type { Resource } from '../../resource';
import { RefusalAlert } from '../../retry-alert';
import { figureColumn } from '../../table-columns';
import { percentWords, sum } from './cells';
import { payoutMessages } from './payout-messages';
import { SettlementStatusChip } from './SettlementStatusChip';

const words = payoutMessages.sheet;
const { toConfirm, disputed } = SETTLEMENT_STATUS;

export interface SheetDialogProps extends DialogControl {
  sheet: Settlement;
  lines: Resource<RecordPage<SettlementLine>>;
  /** Lines on a page. */
  size: number;
  onPlaceChange: (place: { readonly page?: number; readonly size?: number }) => void;
  onRefresh: () => void;
  /** Agrees to the sheet; rejects with an error whose message is the server's reason. */
  onAgree: () => Promise<void>;
  /** What the partner has typed against it; its owner keeps it, and asks before it closes this dialog with it. */
  objection: string;
  onObjectionChange: (objection: string) => void;
  /** Sends the objection, and then empties it. */
  onDispute: () => Promise<void>;
}

const facts = (sheet: Settlement): DescriptionItem[] => [
  { key: 'number', term: words.number, detail: sheet.SettlementNo },
  {
    key: 'period',
    term: words.period,
    detail: `${formatDay(sheet.PeriodBegin)} ${words.to} ${formatDay(sheet.PeriodEnd)}`,
  },
  { key: 'status', term: words.status, detail: <SettlementStatusChip status={sheet.Status} /> },
  { key: 'income', term: words.income, detail: sum(sheet.Income) },
  { key: 'fee', term: words.fee(percentWords(sheet.FeeRate)), detail: sum(0 - sheet.Fee) },
  { key: 'adjust', term: words.adjust, detail: sum(sheet.Adjust) },
  { key: 'pay', term: words.pay, detail: <b>{sum(sheet.PayAmount)}</b> },
  ...(sheet.PaidTo ? [{ key: 'paidTo', term: words.paidTo, detail: sheet.PaidTo }] : []),
  ...(sheet.PayTime === null ? [] : [{ key: 'payTime', term: words.payTime, detail: formatTime(sheet.PayTime) }]),
  ...(sheet.Dispute ? [{ key: 'dispute', term: words.dispute, detail: sheet.Dispute }] : []),
];

const hours = ({ RentHours, Kind }: SettlementLine) =>
  Kind === 'rent' ? RentHours.toLocaleString('zh-CN', { maximumFractionDigits: 1 }) : <Nothing />;

const columns: readonly TableColumn<SettlementLine>[] = [
  { key: 'day', header: words.columns.day, width: 112, rowHeader: true, cell: ({ Day }) => Day },
  { key: 'host', header: words.columns.host, cell: ({ Host, Gpu_type }) => `${Host} · ${Gpu_type}` },
  { key: 'kind', header: words.columns.kind, width: 96, cell: ({ Kind }) => words.kinds[Kind] },
  figureColumn('hours', words.columns.hours, hours, { width: 88 }),
  figureColumn('amount', words.columns.amount, ({ Amount }) => sum(Amount), { width: 112 }),
];

const card = (line: SettlementLine) => (
  <CardRoot>
    <CardLine>
      <span>{line.Day}</span>
      <b>{sum(line.Amount)}</b>
    </CardLine>
    <CardLine>
      <span>
        {line.Host} · {line.Gpu_type}
      </span>
      <span>{words.kinds[line.Kind]}</span>
    </CardLine>
  </CardRoot>
);

interface DisputeProps extends Pick<SheetDialogProps, 'objection' | 'onObjectionChange'> {
  refused: string | undefined;
  busy: boolean;
  onSend: () => void;
  onBack: () => void;
}

/** What somebody objects to; what is typed stays when it is refused, and on the way back. */
function Dispute({ objection, onObjectionChange, refused, busy, onSend, onBack }: DisputeProps) {
  return (
    <Stack gap={8}>
      <Field label={words.reason} hint={words.reasonHint} error={refused}>
        <TextArea
          autoFocus
          rows={3}
          maxLength={DISPUTE_MAX_LENGTH}
          value={objection}
          readOnly={busy}
          onChange={(event) => onObjectionChange(event.target.value)}
        />
      </Field>
      <Cluster gap={8}>
        <Button onClick={onBack} disabled={busy}>
          {words.back}
        </Button>
        <Button variant="primary" loading={busy} disabled={objection.trim() === ''} onClick={onSend}>
          {words.send}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** One settlement sheet: its sums, its days and machines, and the partner's answer to it (decisions 116). */
export function SheetDialog({
  sheet,
  lines,
  size,
  onPlaceChange,
  onRefresh,
  onAgree,
  objection,
  onObjectionChange,
  onDispute,
  open,
  onClose,
  onClosed,
}: SheetDialogProps) {
  const [objecting, setObjecting] = useState(false);
  const { reason: refused, busy: agreeing, run } = useTrial();
  const dispute = useTrial();
  const busy = agreeing || dispute.busy;
  const isAnswerable = sheet.Status === toConfirm || sheet.Status === disputed;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onClosed={onClosed}
      title={words.title}
      size="lg"
      busy={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {words.close}
          </Button>
          {sheet.Status === toConfirm && !objecting && (
            <Button onClick={() => setObjecting(true)} disabled={busy}>
              {words.disagree}
            </Button>
          )}
          {isAnswerable && !objecting && (
            <Button variant="primary" loading={agreeing} onClick={() => void run(onAgree)}>
              {words.agree}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <RefusalAlert reason={refused} />
        <DescriptionList items={facts(sheet)} />
        {objecting && (
          <Dispute
            objection={objection}
            onObjectionChange={onObjectionChange}
            refused={dispute.reason}
            busy={dispute.busy}
            onSend={() => void dispute.run(() => onDispute().then(() => setObjecting(false)))}
            onBack={() => setObjecting(false)}
          />
        )}
        <RecordTable
          caption={words.lines}
          list={lines}
          size={size}
          onPlaceChange={onPlaceChange}
          onRefresh={onRefresh}
          columns={columns}
          rowKey={({ Day, Host, Kind }) => `${Day}${Host}${Kind}`}
          card={card}
          empty={<EmptyState drawing={<EmptyDrawing subject="receipt" />} title={words.empty} />}
        />
      </Stack>
    </Dialog>
  );
}
