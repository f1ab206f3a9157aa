import { Fragment, type ReactNode } from 'react';

/** Stands for a drawn part while a locale writes its sentence; no text has it. */
const slot = '\uFFFC';
const slots = new RegExp(`${slot}(\\d)${slot}`);

/**
 * A sentence of a locale with drawn parts in it: an amount in bold, a time. The sentence is written as a whole, so that each language
 * puts the parts where it wants them.
 */
export function fillSentence(write: (...parts: string[]) => string, ...nodes: ReactNode[]): ReactNode {
  return (
    write(...nodes.map((_, place) => `${slot}${place}${slot}`))
      .split(slots)
      // Every other piece is the place of a part.
      .map((piece, index) => <Fragment key={index}>{index % 2 === 1 ? nodes[Number(piece)] : piece}</Fragment>)
  );
}
