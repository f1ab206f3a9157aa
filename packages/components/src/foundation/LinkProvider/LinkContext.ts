import { createContext, useContext, type AnchorHTMLAttributes, type ElementType, type Ref } from 'react';

/** What a host's anchor receives: the props of an `<a>`, with the address in `href`. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

export type AnchorComponent = ElementType<AnchorProps>;

export const LinkContext = createContext<AnchorComponent>('a');

/** The anchor every link of the library draws. */
export const useAnchor = () => useContext(LinkContext);
