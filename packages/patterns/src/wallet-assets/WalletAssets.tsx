import { AssetStrip, type AssetRunway } from '@compute-market/components/asset-strip';
import { Button } from '@compute-market/components/button';
import { InfoTip } from '@compute-market/components/info-tip';
import type { Runway } from '@compute-market/contract/entities/cost-item';
import { partialDataMessages, Retry } from '../partial-data';
import type { Resource } from '../resource';
import { isCharged, NextCharge, runwayMessages, runwayView } from '../runway';
import type { Wallet } from '../wallet/wallet';
import { walletAssetsMessages as messages } from './messages';
import { VoucherAction } from './WalletAssets.styles';

interface WalletAssetsProps {
  readonly wallet: Wallet;
  /** How long it lasts; null where the server does not tell. */
  readonly runway: Resource<Runway | null>;
  /** The server's time, seconds. */
  readonly now: number;
  readonly onLearnCredit: () => void;
  readonly onLearnVoucher: () => void;
  readonly onBuyVoucher: () => void;
  /** Begins with the next charge, where money comes in for it. */
  readonly leads?: boolean;
  /** Reads the spending again. */
  readonly onRetry: () => void;
}

/** Left out where the server does not tell it, and for who is charged nothing (decisions 40, 44). */
function assetRunway(runway: Resource<Runway | null>, now: number, onRetry: () => void): AssetRunway | undefined {
  if (runway.state === 'loading') return { seconds: null };
  if (runway.state === 'error')
    return {
      seconds: null,
      note: (
        <>
          {partialDataMessages.failed} <Retry of={runwayMessages.label} onRetry={onRetry} />
        </>
      ),
    };
  if (runway.data === null || !isCharged(runway.data)) return undefined;
  const { seconds, endsAt, standing, reason } = runwayView(runway.data, now);
  return { seconds, endsAt, standing, note: reason };
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

/** What the account has, in figures. */
export function WalletAssets({
  wallet,
  runway,
  now,
  onLearnCredit,
  onLearnVoucher,
  onBuyVoucher,
  leads = false,
  onRetry,
}: WalletAssetsProps) {
  const lasts = assetRunway(runway, now, onRetry);
  return (
    <AssetStrip
      lead={leads && lasts ? <NextCharge runway={runway} now={now} /> : undefined}
      balance={wallet.balance}
      debt={wallet.debt}
      quota={wallet.quota}
      remaining={wallet.remaining}
      voucher={wallet.voucher}
      runway={lasts}
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
