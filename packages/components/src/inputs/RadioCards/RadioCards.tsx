import { useId, type HTMLAttributes, type ReactNode } from 'react';
import { Input } from '../RadioGroup/CoverInput.styles';
import { useRadios, type RadioSetProps } from '../RadioGroup/useRadios';
import { Card, Detail, Line, Mark, Media, Root, Title, Words } from './RadioCards.styles';

export interface RadioCard<Value extends string = string> {
  value: Value;
  title: ReactNode;
  /** The second line: what it costs, what it holds. */
  detail?: ReactNode;
  /** At the end of the second line: a size, a price. */
  fact?: ReactNode;
  /** Beside the title: a tag. */
  tag?: ReactNode;
  /** Before the words: a logo, 28 px. */
  media?: ReactNode;
  disabled?: boolean;
  /** Why it is disabled; takes the place of the detail. */
  reason?: ReactNode;
}

export interface RadioCardsProps<Value extends string = string>
  extends RadioSetProps<Value>,
    Omit<HTMLAttributes<HTMLDivElement>, keyof RadioSetProps<Value> | 'children'> {
  cards: readonly RadioCard<Value>[];
  /** How many stand side by side on a wide screen; two under 992 px, one under 576. */
  columns?: number;
  /** Draws the round mark of a radio at the start of each card. */
  marks?: boolean;
  invalid?: boolean;
}

/** One of a few choices that need a second line. Each card is a native radio as large as the card. */
export function RadioCards<Value extends string = string>({
  cards,
  columns = 3,
  marks = false,
  style,
  ...rest
}: RadioCardsProps<Value>) {
  const id = useId();
  const { root, radio } = useRadios(rest);
  return (
    <Root data-component="RadioCards" {...root} style={{ ...style, '--columns': columns }}>
      {cards.map((card, index) => {
        const second = card.disabled && card.reason !== undefined ? card.reason : card.detail;
        // Not by its value: a list of ids is cut at every blank.
        const titleId = `${id}${index}title`;
        const detailId = `${id}${index}detail`;
        return (
          <Card key={card.value} data-part="card">
            <Input {...radio(card)} aria-labelledby={titleId} aria-describedby={detailId} />
            {marks && <Mark aria-hidden="true" />}
            {card.media !== undefined && <Media>{card.media}</Media>}
            <Words>
              <Line>
                <Title id={titleId}>{card.title}</Title>
                {card.tag}
              </Line>
              <Detail id={detailId}>
                <span>{second}</span> {card.fact !== undefined && <span>{card.fact}</span>}
              </Detail>
            </Words>
          </Card>
        );
      })}
    </Root>
  );
}
