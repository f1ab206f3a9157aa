import { AmountField } from '@compute-market/components/amount-field';
import { Field } from '@compute-market/components/field';
import { isOfInputMethod } from '@compute-market/components/is-of-input-method';
import { formatMoney, type Fen } from '@compute-market/contract/rules/money';
import { use, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { FilterField, InSheet } from '../../list-filter';
import { amountOf } from '../amount/amount';
import { Between, Ends } from './ExpenseScreen.styles';
import { isRange } from './expense-query';
import { messages } from './messages';

const words = messages.filters;

interface Range {
  readonly lowest: Fen | null;
  readonly highest: Fen | null;
}
interface AmountsFilterProps extends Range {
  /** A range that is one; asked for with Enter, and when the two fields are left. */
  onChange: (range: Range) => void;
}

const textOf = (amount: Fen | null): string => (amount === null ? '' : formatMoney(amount, { symbol: '' }));
const isWrong = (text: string): boolean => text.trim() !== '' && amountOf(text) === null;

/** What is typed, until it is asked for; another address brings its own. */
function useTyped({ lowest, highest }: Range) {
  const [shown, setShown] = useState({ lowest, highest });
  const [typed, setTyped] = useState({ lowest: textOf(lowest), highest: textOf(highest) });
  if (shown.lowest !== lowest || shown.highest !== highest) {
    setShown({ lowest, highest });
    setTyped({ lowest: textOf(lowest), highest: textOf(highest) });
  }
  return [typed, setTyped] as const;
}

/** From which amount to which, yuan. What is no range is said under its field, and the list stays as it is. */
export function AmountsFilter({ onChange, ...range }: AmountsFilterProps) {
  const [typed, setTyped] = useTyped(range);
  const [left, setLeft] = useState(true);
  const meant: Range = { lowest: amountOf(typed.lowest), highest: amountOf(typed.highest) };
  const size = use(InSheet) ? 'touch' : undefined;
  const isWrongWay = left && !isRange(meant.lowest, meant.highest);
  const ask = () => {
    setLeft(true);
    if (isWrong(typed.lowest) || isWrong(typed.highest) || !isRange(meant.lowest, meant.highest)) return;
    if (meant.lowest !== range.lowest || meant.highest !== range.highest) onChange(meant);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) ask();
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !isOfInputMethod(nativeEvent)) ask();
  };
  const end = (which: 'lowest' | 'highest', short: string, error?: string) => (
    <Field reserve={false} error={error}>
      <AmountField
        aria-label={words[which]}
        size={size}
        placeholder={short}
        labels={{ invalid: words.noAmount }}
        value={typed[which]}
        onValueChange={(text) => {
          setLeft(false);
          setTyped((before) => ({ ...before, [which]: text }));
        }}
      />
    </Field>
  );
  return (
    <FilterField label={words.amount} group>
      <Ends role="group" aria-label={words.amount} onBlur={onBlur} onKeyDown={onKeyDown}>
        {end('lowest', words.lowestShort)}
        <Between aria-hidden>{words.to}</Between>
        {end('highest', words.highestShort, isWrongWay ? words.wrongWay : undefined)}
      </Ends>
    </FilterField>
  );
}
