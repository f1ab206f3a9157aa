import type { FenAmount } from '../../money-units';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { formatFen } from '../../data/Money/format-money';
import { asGiven } from '../../hooks/asGiven';
import { CheckIcon } from '../../icons/CheckIcon';
import { amountChoiceMessages } from './messages';
import { Amount, Corner, Effect, Grid, Input, Other, OtherLabel, Root, Sign, Tile } from './AmountChoice.styles';

export interface AmountOption {
  /** Sum of the tile, fen. */
  fen: FenAmount;
  /** What it would do, for instance 可升级金牌会员. */
  effect?: string;
  /** Drawn 13 px high before the effect, such as the VipMedal of the level it leads to. */
  mark?: ReactNode;
  /** Cannot be chosen; `effect` says why, for instance 不足. */
  disabled?: boolean;
}

export interface AmountChoiceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  options: readonly AmountOption[];
  /** Chosen sum in fen; null while another sum is being typed. */
  value: number | null;
  onValueChange: (fen: number) => void;
  disabled?: boolean;
  /** The field for any other sum; typing there clears the tiles (the parent sets `value` to null). */
  otherField?: ReactNode;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof amountChoiceMessages>;
  label?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Tiles show whole yuan without decimals; every other sum of the product has two. */
const tileAmount = (fen: FenAmount) => formatFen(fen).replace(/\.00$/, '');

/** How much to top up: quick sums as tiles with what each would do, and a field for any other sum. */
export function AmountChoice({
  options,
  value,
  onValueChange,
  disabled = false,
  otherField,
  labels,
  label,
  ...rest
}: AmountChoiceProps) {
  const words = useWords('amountChoice', amountChoiceMessages, labels);
  const name = useId();

  return (
    <Root data-component="AmountChoice" {...rest}>
      <Grid role="radiogroup" aria-label={label ?? words.label} aria-disabled={disabled || undefined}>
        {options.map(({ fen, effect, mark, disabled: tooLittle = false }) => (
          <Tile key={fen} data-part="tile">
            <Input
              type="radio"
              name={name}
              value={fen}
              ref={asGiven(fen === value)}
              checked={fen === value}
              disabled={disabled || tooLittle}
              onChange={() => onValueChange(fen)}
            />
            <Amount>
              <Sign>¥</Sign>
              {tileAmount(fen)}
            </Amount>
            {effect === undefined ? null : (
              <Effect data-marked={mark ? '' : undefined}>
                {mark}
                {effect}
              </Effect>
            )}
            {fen === value ? (
              <Corner aria-hidden>
                <CheckIcon size={10} />
              </Corner>
            ) : null}
          </Tile>
        ))}
      </Grid>
      {otherField === undefined ? null : (
        <Other data-part="other">
          <OtherLabel aria-hidden>{words.other}</OtherLabel>
          {otherField}
        </Other>
      )}
    </Root>
  );
}
