import type { ReactElement } from 'react';

/** A decorator: draws a story in the dark theme, whatever theme the page wears. */
export const inDark = (Inner: () => ReactElement) => (
  <div data-theme="dark">
    <Inner />
  </div>
);
