import type { FenAmount } from '../../money-units';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Money } from '../../data/Money/Money';
import { CoinsIcon } from '../../icons/CoinsIcon';
import { voucherPanelMessages } from './messages';
import { Actions, Figure, Label, Root, Rules, Tile } from './VoucherPanel.styles';

export interface VoucherPanelProps extends HTMLAttributes<HTMLElement> {
  /** Compute vouchers left, fen. */
  fen: FenAmount;
  /** What they pay and what not, one line each. */
  rules?: readonly string[];
  /** Link to the rules in full, and the way to buy more. */
  actions?: ReactNode;
  label?: string;
  ref?: Ref<HTMLElement>;
}

/** The purse of compute vouchers: what is left and what it pays (product §9; decisions 14). */
export function VoucherPanel({ fen, rules, actions, label, ...rest }: VoucherPanelProps) {
  const words = useWords('voucherPanel', voucherPanelMessages);
  return (
    <Root data-component="VoucherPanel" aria-label={label ?? words.label} {...rest}>
      <Tile aria-hidden>
        <CoinsIcon size={22} />
      </Tile>
      <Figure>
        <Label>{label ?? words.label}</Label>
        <Money fen={fen} tone="strong" size="figure" />
      </Figure>
      <Rules>
        {(rules ?? words.rules).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Rules>
      {actions === undefined ? null : <Actions data-part="actions">{actions}</Actions>}
    </Root>
  );
}
