import type { ReactNode, Ref } from 'react';
import { Figure, FigureStrip, FigureUnit } from '../../data/FigureStrip/FigureStrip';
import { Money } from '../../data/Money/Money';
import { balancePanelMessages as words } from '../BalancePanel/messages';
import { creditMeterMessages } from '../CreditMeter/messages';
import { runwayMeterMessages } from '../RunwayMeter/messages';
import { CountUpMoney } from '../CountUpMoney/CountUpMoney';
import { CreditMeter } from '../CreditMeter/CreditMeter';
import { runwayTone } from '../RunwayMeter/runway';
import { RunwayValue } from '../RunwayMeter/RunwayValue';
import { Debt } from './AssetStrip.styles';

export interface AssetStripProps {
  /** Balance as shown, fen. */
  balance: number;
  /** What is owed, fen. */
  debt?: number;
  /** Credit quota and what is left of it, fen. */
  quota: number;
  remaining: number;
  /** Compute vouchers, fen. */
  voucher: number;
  /** Seconds the balance lasts; undefined when nothing is being spent, null while that is not known. */
  runwaySeconds?: number | null;
  /** Under the runway: at which rate, until when. */
  runwayNote?: ReactNode;
  /** Beside the labels of credit and vouchers: what they are. */
  creditHelp?: ReactNode;
  voucherHelp?: ReactNode;
  /** Under the vouchers: the way to buy more. */
  voucherAction?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

const runwayTones = { calm: 'plain', soon: 'warning', urgent: 'danger' } as const;

/** The four figures of a main account: balance, credit, vouchers, how long it lasts. */
export function AssetStrip({
  balance,
  debt = 0,
  quota,
  remaining,
  voucher,
  runwaySeconds,
  runwayNote,
  creditHelp,
  voucherHelp,
  voucherAction,
  ...rest
}: AssetStripProps) {
  return (
    <FigureStrip data-component="AssetStrip" columns="1fr 1.25fr .9fr 1.2fr" {...rest}>
      <Figure
        label={words.label}
        value={<CountUpMoney fen={balance} size="figure" />}
        note={
          debt > 0 ? (
            <Debt>
              {words.debt} <Money fen={debt} />
            </Debt>
          ) : (
            words.noDebt
          )
        }
      />
      <Figure
        label={
          <>
            {creditMeterMessages.label}
            {creditHelp}
          </>
        }
        value={
          quota > 0 ? (
            <>
              <Money fen={remaining} size="figure" />
              <FigureUnit>
                / <Money fen={quota} bare />
              </FigureUnit>
            </>
          ) : (
            creditMeterMessages.none
          )
        }
        note={<CreditMeter quota={quota} remaining={remaining} layout="gauge" />}
      />
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
      <Figure
        label={runwayMeterMessages.label}
        value={runwaySeconds === null ? '—' : <RunwayValue seconds={runwaySeconds} />}
        tone={runwaySeconds === null ? 'quiet' : runwayTones[runwayTone(runwaySeconds)]}
        note={runwayNote}
      />
    </FigureStrip>
  );
}
