import type { FenAmount } from '../../money-units';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Dash } from '../../data/Dash/Dash';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { Money } from '../../data/Money/Money';
import { checkoutBarMessages } from './messages';
import { Label, Note, Root, Sum, Words } from './CheckoutBar.styles';

export interface CheckoutBarProps extends HTMLAttributes<HTMLElement> {
  /** What is to be paid, fen; undefined until the first quote. */
  fen: FenAmount | undefined;
  /** A new quote is on its way: the sum stays, grey. */
  quoting?: boolean;
  label?: string;
  /** Under the sum, for instance what was saved. */
  note?: ReactNode;
  /** The one action, 44 px high. */
  action: ReactNode;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof checkoutBarMessages>;
  ref?: Ref<HTMLElement>;
}

/** The sum and the action of an order, stuck to the bottom of a small screen. Hidden from 768 px on, where the order panel stands beside the form. */
export function CheckoutBar({ fen, quoting = false, label, note, action, labels, ...rest }: CheckoutBarProps) {
  const words = useWords('checkoutBar', checkoutBarMessages, labels);
  return (
    <Root
      data-component="CheckoutBar"
      data-quoting={quoting || undefined}
      aria-label={words.region}
      aria-busy={quoting || undefined}
      {...rest}
    >
      <Words>
        <Sum data-part="sum">
          <Label>{label ?? words.label}</Label>
          {fen === undefined ? <Dash /> : <Money fen={fen} tone="price" size="card" />}
        </Sum>
        {note === undefined ? null : <Note>{note}</Note>}
      </Words>
      {action}
    </Root>
  );
}
