import type { FenAmount } from '../../money-units';
import type { ReactNode, Ref } from 'react';
import { Dash } from '../../data/Dash/Dash';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Figure, FigureStrip, FigureUnit } from '../../data/FigureStrip/FigureStrip';
import { Money } from '../../data/Money/Money';
import { balancePanelMessages } from '../BalancePanel/messages';
import { creditMeterMessages } from '../CreditMeter/messages';
import { runwayMeterMessages } from '../RunwayMeter/messages';
import { CountUpMoney } from '../CountUpMoney/CountUpMoney';
import { CreditMeter } from '../CreditMeter/CreditMeter';
import { runwayTone } from '../RunwayMeter/runway';
import { RunwayValue } from '../RunwayMeter/RunwayValue';
import { Debt } from './AssetStrip.styles';

export interface AssetRunway {
  /** Seconds to the first charge that cannot be paid; absent when none is known of, null while that is not known. */
  readonly seconds?: number | null;
  /** That moment, unix seconds: the pointer shows it to the second. */
  readonly endsAt?: number;
  /** In place of the figure without seconds: 暂无待扣费用 unless given. */
  readonly standing?: string;
  /** Under it: when, and with what. */
  readonly note?: ReactNode;
}

export interface AssetStripProps {
  /** Balance as shown, fen. */
  balance: FenAmount;
  /** What is owed, fen. */
  debt?: FenAmount;
  /** Credit quota and what is left of it, fen. */
  quota: FenAmount;
  remaining: FenAmount;
  /** Compute vouchers, fen. */
  voucher: FenAmount;
  /** How long it lasts. Left out for an account that nothing is charged to (decisions 44). */
  runway?: AssetRunway;
  /** Beside the labels of credit and vouchers: what they are. */
  creditHelp?: ReactNode;
  voucherHelp?: ReactNode;
  /** Under the vouchers: the way to buy more. */
  voucherAction?: ReactNode;
  /** A figure before the balance, such as the next charge. */
  lead?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

const runwayTones = { calm: 'plain', soon: 'warning', urgent: 'danger' } as const;

function RunwayFigure({ seconds, endsAt, standing, note }: AssetRunway) {
  const words = useWords('runwayMeter', runwayMeterMessages);
  return (
    <Figure
      label={words.label}
      value={
        seconds === null ? (
          <Dash />
        ) : (
          <RunwayValue seconds={seconds} endsAt={endsAt} standing={standing} words={words} />
        )
      }
      tone={seconds === null ? 'quiet' : runwayTones[runwayTone(seconds)]}
      note={note}
    />
  );
}

/** What a main account has: balance, credit where there is a quota, vouchers, and how long it lasts where something is charged. */
export function AssetStrip({
  balance,
  debt = 0,
  quota,
  remaining,
  voucher,
  runway,
  creditHelp,
  voucherHelp,
  voucherAction,
  lead,
  ...rest
}: AssetStripProps) {
  const words = useWords('balancePanel', balancePanelMessages);
  const credit = useWords('creditMeter', creditMeterMessages);
  const columns = [
    ...(lead ? ['1.3fr'] : []),
    '1fr',
    ...(quota > 0 ? ['1.25fr'] : []),
    '.9fr',
    ...(runway ? ['1.2fr'] : []),
  ].join(' ');
  return (
    <FigureStrip data-component="AssetStrip" columns={columns} {...rest}>
      {lead}
      <Figure
        label={words.label}
        value={<CountUpMoney fen={balance} size="figure" />}
        note={
          debt > 0 && (
            <Debt>
              {words.debt} <Money fen={debt} />
            </Debt>
          )
        }
      />
      {quota > 0 && (
        <Figure
          label={
            <>
              {credit.label}
              {creditHelp}
            </>
          }
          value={
            <>
              <Money fen={remaining} size="figure" />
              <FigureUnit>
                / <Money fen={quota} bare />
              </FigureUnit>
            </>
          }
          note={<CreditMeter quota={quota} remaining={remaining} layout="gauge" />}
        />
      )}
      <Figure
        label={
          <>
            {words.voucher}
            {voucherHelp}
          </>
        }
        value={<Money fen={voucher} size="figure" />}
        note={voucherAction}
      />
      {runway && <RunwayFigure {...runway} />}
    </FigureStrip>
  );
}
