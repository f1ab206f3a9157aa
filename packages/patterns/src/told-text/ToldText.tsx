import { Dash } from '@compute-market/components/dash';
import { Fragment } from 'react';

const dash = '—';

interface ToldTextProps {
  /** Figures and moments in their words, each that nobody told as a dash: — 核 / —GB. */
  children: string;
}

/** A text with figures of which some may be unknown; screen readers hear a word in the place of every dash (decisions 70). */
export const ToldText = ({ children }: ToldTextProps) =>
  children.split(dash).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <Dash />}
      {part}
    </Fragment>
  ));
