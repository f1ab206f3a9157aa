import type { FenAmount } from '../../money-units';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { formatMoney } from '../../data/Money/format-money';
import { Money } from '../../data/Money/Money';
import { Tag, type TagTone } from '../../feedback/Tag/Tag';
import { priceBreakdownMessages } from './messages';
import { Amount, Detail, Group, Name, Root, Row, Saved, Total, TotalLabel, TotalLine } from './PriceBreakdown.styles';

export interface PriceLine {
  key: string;
  /** 算力, 周期折扣, 优惠券. */
  name: ReactNode;
  /** How the amount comes about, smaller: ¥4.38 × 72小时. */
  detail?: ReactNode;
  /** The discount's name. */
  tag?: string;
  tagTone?: TagTone;
  /** After the tag, for instance 更换; amounts keep one right edge. */
  action?: ReactNode;
  /** Fen; negative for what is taken off. */
  fen: FenAmount;
  /** A sum of what stands above. */
  strong?: boolean;
}

export interface PriceBreakdownProps extends HTMLAttributes<HTMLDivElement> {
  /** Lines in groups, a rule between them. */
  groups: readonly (readonly PriceLine[])[];
  /** What is to be paid, fen. */
  total: FenAmount;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof priceBreakdownMessages>;
  /** What was saved, fen; said under the total. */
  saved?: FenAmount;
  /** A new price is on its way: the old amounts stay, grey, never a blank. */
  quoting?: boolean;
  /** Of the total: `card` 24 px, `order` 30 px. */
  size?: 'card' | 'order';
  label?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A price, line by line, down to what is to be paid. The lines come rounded so that they add up (decisions 28); children stand before the total. */
export function PriceBreakdown({
  groups,
  total,
  labels,
  saved,
  quoting = false,
  size = 'order',
  label,
  children,
  ...rest
}: PriceBreakdownProps) {
  const words = useWords('priceBreakdown', priceBreakdownMessages, labels);
  return (
    <Root
      data-component="PriceBreakdown"
      data-quoting={quoting || undefined}
      role="group"
      aria-label={label ?? words.label}
      aria-busy={quoting || undefined}
      {...rest}
    >
      {groups.map((lines) => (
        <Group key={lines.map(({ key }) => key).join()}>
          {lines.map(({ key, name, detail, tag, tagTone, action, fen, strong }) => (
            <Row key={key} data-strong={strong || undefined}>
              <Name>
                {name}
                {detail === undefined ? null : <Detail>{detail}</Detail>}
                {tag === undefined ? null : <Tag tone={tagTone}>{tag}</Tag>}
                {action}
              </Name>
              <Amount data-part="amount">
                <Money fen={fen} />
              </Amount>
            </Row>
          ))}
        </Group>
      ))}
      {children}
      <Total data-part="total">
        <TotalLine>
          <TotalLabel>{words.total}</TotalLabel>
          <span data-part="amount" role="status" aria-label={`${words.total} ${formatMoney(total)}`}>
            <Money fen={total} tone="price" size={size} />
          </span>
        </TotalLine>
        {saved !== undefined && saved > 0 && (
          <Saved data-part="amount">
            {words.saved} {formatMoney(saved)}
          </Saved>
        )}
      </Total>
    </Root>
  );
}
