import { Money } from '@compute-market/components/money';
import type { Fen } from '@compute-market/contract/rules/money';
import type { ReactNode } from 'react';
import { List, Operator, Spoken, Term, TermBody } from './Equation.styles';
import { equationMessages as words } from './messages';

/** A part of a sum: the first is what the sum starts from, the others are taken from it. */
export interface EquationTerm {
  readonly key: string;
  readonly name: ReactNode;
  readonly fen: Fen;
}

interface EquationProps {
  /** Name of the list, and of what comes out. */
  readonly label: string;
  readonly name: ReactNode;
  /** What comes out; a word in its place where it is not known. */
  readonly total: Fen | ReactNode;
  readonly terms?: readonly EquationTerm[];
}

/** A sum and what it is made of: 可开票 = 充值 − 已开票 − …; on one line where it fits, line by line on small screens. */
export const Equation = ({ label, name, total, terms = [] }: EquationProps) => (
  <List aria-label={label}>
    <Term data-total="">
      <TermBody>
        <span>{name}</span>
        {typeof total === 'number' ? <Money fen={total} size="figure" /> : <b>{total}</b>}
      </TermBody>
    </Term>
    {terms.map(({ key, name: term, fen }, index) => (
      <Term key={key}>
        <Operator aria-hidden="true">{index === 0 ? words.equals : words.less}</Operator>
        <Spoken>{index === 0 ? words.is : words.minus}</Spoken>
        <TermBody>
          <span>{term}</span>
          <b>
            <Money fen={fen} />
          </b>
        </TermBody>
      </Term>
    ))}
  </List>
);
