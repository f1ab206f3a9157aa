import type { FenAmount } from '../../money-units';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { formatMoney } from '../../data/Money/format-money';
import { Money } from '../../data/Money/Money';
import { paymentSplitMessages } from './messages';
import { Bar, Dot, Head, List, Part, Root, Row, Short } from './PaymentSplit.styles';

/** A purse an order is paid from; `limit` is a sub-account's allowance. */
export type PaymentSource = 'voucher' | 'balance' | 'credit' | 'limit';

export interface PaymentPart {
  source: PaymentSource;
  /** What this purse pays, fen. */
  fen: FenAmount;
}

export interface PaymentSplitProps extends HTMLAttributes<HTMLDivElement> {
  /** Purses in the order in which they pay; those with 0 keep their line, but not a part of the bar. */
  parts: readonly PaymentPart[];
  /** What no purse can pay, fen. */
  shortFen?: FenAmount;
  /** Chooses who pays first; stands over the bar. */
  control?: ReactNode;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof paymentSplitMessages>;
  label?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The part that nobody pays. */
const shortKey = 'short';

/** Which purse pays how much of an order, and what none can pay: a bar and, with the same dots, the sums (decisions 13–15). */
export function PaymentSplit({ parts, shortFen = 0, control, labels, label, ...rest }: PaymentSplitProps) {
  const words = useWords('paymentSplit', paymentSplitMessages, labels);
  const paying = parts.filter(({ fen }) => fen > 0);
  const drawn = [
    ...paying.map(({ source, fen }) => ({ key: source, name: words.sources[source], fen })),
    ...(shortFen > 0 ? [{ key: shortKey, name: words.short, fen: shortFen }] : []),
  ];

  return (
    <Root data-component="PaymentSplit" role="group" aria-label={label ?? words.label} {...rest}>
      {control === undefined ? null : <Head data-part="control">{control}</Head>}
      {drawn.length > 0 && (
        <Bar
          data-part="bar"
          role="img"
          aria-label={words.drawn(drawn.map(({ name, fen }) => `${name} ${formatMoney(fen)}`))}
        >
          {drawn.map(({ key, fen }) => (
            <Part key={key} data-source={key} style={{ '--share': fen }} />
          ))}
        </Bar>
      )}
      <List>
        {parts.map(({ source, fen }) => (
          <Row key={source} data-source={source} data-zero={fen === 0 || undefined}>
            <dt>
              <Dot data-source={source} />
              {words.sources[source]}
            </dt>
            <dd>
              <Money fen={fen} />
            </dd>
          </Row>
        ))}
        {shortFen > 0 && (
          <Short data-part="short">
            <dt>
              <Dot data-source={shortKey} />
              {words.short}
            </dt>
            <dd>
              <Money fen={shortFen} />
            </dd>
          </Short>
        )}
      </List>
    </Root>
  );
}
