import { AssetStrip } from '@compute-market/components/asset-strip';
import { Button } from '@compute-market/components/button';
import { InfoTip } from '@compute-market/components/info-tip';
import { runwaySeconds } from '@compute-market/contract/rules/credit';
import { formatMoney, type Fen } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { partialDataMessages, Retry } from '../partial-data';
import type { Resource } from '../resource';
import type { Wallet } from '../wallet';
import { walletAssetsMessages as messages } from './messages';
import { VoucherAction } from './WalletAssets.styles';

interface WalletAssetsProps {
  readonly wallet: Wallet;
  /** What is spent in an hour. */
  readonly hourly: Resource<Fen>;
  /** The server's time, seconds. */
  readonly now: number;
  readonly onLearnCredit: () => void;
  readonly onLearnVoucher: () => void;
  readonly onBuyVoucher: () => void;
  /** Reads the spending again. */
  readonly onRetry: () => void;
}

/** Day and hour within the year; further away the date is enough. */
function untilOf(now: number, end: number): string {
  const until = formatTime(end);
  return until.slice(0, 4) === formatTime(now).slice(0, 4) ? until.slice(5) : until.slice(0, 10);
}

/** How long the account lasts and until when; nothing is said while the spending is not known. */
function runwayOf(wallet: Wallet, hourly: Resource<Fen>, now: number, onRetry: () => void) {
  if (hourly.state === 'error')
    return {
      seconds: null,
      note: (
        <>
          {partialDataMessages.failed} <Retry of={messages.runway} onRetry={onRetry} />
        </>
      ),
    };
  if (hourly.state === 'loading') return { seconds: null };
  const seconds = runwaySeconds(wallet.spendable, hourly.data);
  if (seconds === null) return { note: messages.noSpending };
  return { seconds, note: messages.runwayNote(formatMoney(hourly.data), untilOf(now, now + seconds)) };
}

interface HelpProps {
  readonly label: string;
  readonly help: string;
  readonly onLearn: () => void;
}

const Help = ({ label, help, onLearn }: HelpProps) => (
  <InfoTip label={label}>
    {help}
    <Button variant="text" size="sm" onClick={onLearn}>
      {messages.learn}
    </Button>
  </InfoTip>
);

/** What the account has, in four figures. */
export function WalletAssets({
  wallet,
  hourly,
  now,
  onLearnCredit,
  onLearnVoucher,
  onBuyVoucher,
  onRetry,
}: WalletAssetsProps) {
  const { seconds, note } = runwayOf(wallet, hourly, now, onRetry);
  return (
    <AssetStrip
      balance={wallet.balance}
      debt={wallet.debt}
      quota={wallet.quota}
      remaining={wallet.remaining}
      voucher={wallet.voucher}
      runwaySeconds={seconds}
      runwayNote={note}
      creditHelp={<Help label={messages.creditLabel} help={messages.creditHelp} onLearn={onLearnCredit} />}
      voucherHelp={<Help label={messages.voucherLabel} help={messages.voucherHelp} onLearn={onLearnVoucher} />}
      voucherAction={
        <VoucherAction>
          <Button variant="text" size="sm" onClick={onBuyVoucher}>
            {messages.buyVoucher}
          </Button>
        </VoucherAction>
      }
    />
  );
}
