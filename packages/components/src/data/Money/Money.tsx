import type { FenAmount } from '../../money-units';
import type { HTMLAttributes, Ref } from 'react';
import { Dash } from '../Dash/Dash';
import { formatFen } from './format-money';
import { Root, Sign } from './Money.styles';

export type { FenAmount, UnitPrice } from '../../money-units';

export type MoneyTone = 'plain' | 'strong' | 'price' | 'debt' | 'refund';
export type MoneySize = 'inherit' | 'dense' | 'figure' | 'card' | 'order' | 'pay';

export interface MoneyProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Integer fen; negative for money that went away, NaN for an amount that nobody told. */
  fen: FenAmount;
  /** `price` what something costs, `debt` arrears only, `refund` money that came back. */
  tone?: MoneyTone;
  /** `inherit` takes the size around it; the others are the roles of a figure, a card, an order and a payment. */
  size?: MoneySize;
  /** `always` shows ＋ on income as well. */
  sign?: 'auto' | 'always';
  /** Leaves the ¥ away, for columns whose head names the currency. */
  bare?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** An amount in yuan: grouped, two decimals always, a true minus, the ¥ a step smaller (decisions 9); a dash for an amount that is unknown (decisions 40). */
export function Money({ fen, tone = 'plain', size = 'inherit', sign = 'auto', bare = false, ...rest }: MoneyProps) {
  const before = fen < 0 ? '\u2212' : sign === 'always' && fen > 0 ? '+' : '';
  return (
    <Root data-component="Money" data-tone={tone} data-size={size} {...rest}>
      {Number.isNaN(fen) ? (
        <Dash />
      ) : (
        <>
          {before}
          {bare ? null : <Sign data-part="sign">¥</Sign>}
          {formatFen(Math.abs(fen))}
        </>
      )}
    </Root>
  );
}
