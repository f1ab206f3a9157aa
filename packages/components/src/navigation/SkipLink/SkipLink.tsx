import type { AnchorHTMLAttributes, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { skipLinkMessages } from './messages';
import { Root } from './SkipLink.styles';

export interface SkipLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address of the main content inside this page. */
  href?: `#${string}`;
  ref?: Ref<HTMLAnchorElement>;
}

/** First stop of the keyboard: past the bars, straight to the content. Unseen until it has the focus. */
export function SkipLink({ href = '#main', children, ...rest }: SkipLinkProps) {
  const words = useWords('skipLink', skipLinkMessages);
  return (
    <Root data-component="SkipLink" href={href} {...rest}>
      {children ?? words.label}
    </Root>
  );
}
