import type { FenAmount } from '../../money-units';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { fillSentence } from '../../fill-sentence';
import type { Labels } from '../../words';
import { Money } from '../../data/Money/Money';
import { TriangleAlertIcon } from '../../icons/TriangleAlertIcon';
import { balancePanelMessages } from './messages';
import { CountUpMoney } from '../CountUpMoney/CountUpMoney';
import { CreditMeter } from '../CreditMeter/CreditMeter';
import { Debt, Figure, Head, Root } from './BalancePanel.styles';

export interface BalancePanelProps extends HTMLAttributes<HTMLDivElement> {
  /** Balance as shown: never below 0 where there is a credit quota, fen. */
  balance: FenAmount;
  /** What is owed, fen. */
  debt?: FenAmount;
  /** Credit quota and what is left of it, fen. */
  quota: FenAmount;
  remaining: FenAmount;
  /** At the right end of the balance's line instead of nothing, for instance 充值. */
  action?: ReactNode;
  label?: string;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof balancePanelMessages>;
  ref?: Ref<HTMLDivElement>;
}

/** Balance, arrears and credit of a main account, one under the other (product §3, §6). */
export function BalancePanel({
  balance,
  debt = 0,
  quota,
  remaining,
  action,
  label,
  labels,
  ...rest
}: BalancePanelProps) {
  const words = useWords('balancePanel', balancePanelMessages, labels);
  return (
    <Root data-component="BalancePanel" {...rest}>
      <Head>
        <span>{label ?? words.label}</span>
        {action}
        <Figure>
          <CountUpMoney fen={balance} />
        </Figure>
      </Head>
      {debt > 0 && (
        <Debt data-part="debt">
          <TriangleAlertIcon size={14} />
          <span>
            {fillSentence(
              words.debtSentence,
              <b>
                <Money fen={debt} tone="debt" />
              </b>,
            )}
          </span>
        </Debt>
      )}
      <CreditMeter quota={quota} remaining={remaining} />
    </Root>
  );
}
