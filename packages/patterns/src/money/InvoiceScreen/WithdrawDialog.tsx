import type { InvoiceRecord } from '@compute-market/contract/entities/invoice';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { AttemptDialog } from '../../attempt-dialog';
import type { DialogControl } from '../../form-dialog';
import { messages } from './messages';

const words = messages.withdraw;

interface WithdrawDialogProps extends DialogControl {
  record: InvoiceRecord;
  /** Rejects with an error whose message is the server's reason. */
  onWithdraw: () => Promise<void>;
}

/** 撤回开票申请: what comes back; a refusal says why and leaves it open (decisions 140). */
export function WithdrawDialog({ record, onWithdraw, ...dialog }: WithdrawDialogProps) {
  return (
    <AttemptDialog
      {...dialog}
      title={words.title}
      subject={`${record.RecordNo} · ${record.Title}`}
      effects={{ keeps: words.keeps(formatMoney(fenFromYuan(record.Amount))) }}
      labels={{ confirm: words.confirm }}
      onAttempt={onWithdraw}
    />
  );
}
