import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { Dash } from '../Dash/Dash';
import { Action, Detail, Root, Row, Term } from './DescriptionList.styles';

export interface DescriptionItem {
  key: string;
  term: ReactNode;
  /** An em dash is shown where nothing is known. */
  detail?: ReactNode;
  /** At the end of the line: 修改, a copy button. */
  action?: ReactNode;
}

export interface DescriptionListProps extends HTMLAttributes<HTMLDListElement> {
  items: readonly DescriptionItem[];
  /** `between` puts details on the right edge, for sums; `rows` puts them in a column, with lines between. */
  layout?: 'between' | 'rows';
  /** 13 px, for side panels. */
  dense?: boolean;
  /** Width of the terms in px, in the `rows` layout. */
  termWidth?: number;
  ref?: Ref<HTMLDListElement>;
}

/** Facts by name: an order, an account, an instance. */
export function DescriptionList({
  items,
  layout = 'between',
  dense = false,
  termWidth,
  style,
  ...rest
}: DescriptionListProps) {
  const width = termWidth === undefined ? undefined : ({ '--term-width': `${termWidth}px` } as CSSProperties);
  return (
    <Root
      data-component="DescriptionList"
      data-layout={layout}
      data-dense={dense || undefined}
      style={{ ...width, ...style }}
      {...rest}
    >
      {items.map((item) => (
        <Row key={item.key}>
          <Term>{item.term}</Term>
          <Detail>{item.detail ?? <Dash />}</Detail>
          {item.action === undefined ? null : <Action>{item.action}</Action>}
        </Row>
      ))}
    </Root>
  );
}
