import type { CSSProperties, ReactElement } from 'react';

/** A decorator: draws a story in a box of this style, such as one of a width. */
export const framed = (style: CSSProperties) => (Inner: () => ReactElement) => (
  <div style={style}>
    <Inner />
  </div>
);
