import type { ReactNode } from 'react';
import { LinkContext, type AnchorComponent } from './LinkContext';

export interface LinkProviderProps {
  /** The host's router link. It receives the props of an `<a>`, the address as `href`. It must stay the same between renders: define it outside any component. */
  anchor: AnchorComponent;
  children: ReactNode;
}

/** Makes every link of the library go through the host's router. Without it they are plain `<a>`. */
export function LinkProvider({ anchor, children }: LinkProviderProps) {
  return <LinkContext value={anchor}>{children}</LinkContext>;
}
