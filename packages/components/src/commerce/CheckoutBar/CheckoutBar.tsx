import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Dash } from '../../data/Dash';
import { Money } from '../../data/Money/Money';
import { checkoutBarMessages } from './messages';
import { Label, Note, Root, Sum, Words } from './CheckoutBar.styles';

export interface CheckoutBarProps extends HTMLAttributes<HTMLElement> {
  /** What is to be paid, fen; undefined until the first quote. */
  fen: number | undefined;
  /** A new quote is on its way: the sum stays, grey. */
  quoting?: boolean;
  label?: string;
  /** Under the sum, for instance what was saved. */
  note?: ReactNode;
  /** The one action, 44 px high. */
  action: ReactNode;
  regionLabel?: string;
  ref?: Ref<HTMLElement>;
}

/** The sum and the action of an order, stuck to the bottom of a small screen. Hidden from 768 px on, where the order panel stands beside the form. */
export function CheckoutBar({
  fen,
  quoting = false,
  label = checkoutBarMessages.label,
  note,
  action,
  regionLabel = checkoutBarMessages.region,
  ...rest
}: CheckoutBarProps) {
  return (
    <Root
      data-component="CheckoutBar"
      data-quoting={quoting || undefined}
      aria-label={regionLabel}
      aria-busy={quoting || undefined}
      {...rest}
    >
      <Words>
        <Sum data-part="sum">
          <Label>{label}</Label>
          {fen === undefined ? <Dash /> : <Money fen={fen} tone="price" size="card" />}
        </Sum>
        {note === undefined ? null : <Note>{note}</Note>}
      </Words>
      {action}
    </Root>
  );
}
