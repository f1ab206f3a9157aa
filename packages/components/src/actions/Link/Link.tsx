import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { useAnchor } from '../../foundation/LinkProvider/LinkContext';
import { ExternalLinkIcon } from '../../icons/ExternalLinkIcon';
import { linkMessages } from './messages';
import { Hidden, Root } from './Link.styles';

export type LinkTone = 'action' | 'strong' | 'quiet' | 'danger';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** `action` blue, `strong` for names in lists, `quiet` for side ways, `danger` for what destroys. */
  tone?: LinkTone;
  /** Underlined at rest: for a link inside a sentence. */
  underline?: boolean;
  /** Leads to another site: opens a new window, past the host's router, and says so. */
  external?: boolean;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof linkMessages>;
  /** Drawn before the words, 14 px. */
  icon?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere. It is drawn by the anchor of the `LinkProvider`. */
export function Link({
  tone = 'action',
  underline = false,
  external = false,
  labels,
  icon,
  children,
  ...rest
}: LinkProps) {
  const words = useWords('link', linkMessages, labels);
  const anchor = useAnchor();
  return (
    <Root
      as={external ? 'a' : anchor}
      data-component="Link"
      data-tone={tone}
      data-underline={underline || undefined}
      data-icon={icon !== undefined || external ? '' : undefined}
      target={external ? '_blank' : undefined}
      rel={external ? 'noreferrer' : undefined}
      {...rest}
    >
      {icon}
      {children}
      {external && (
        <>
          <ExternalLinkIcon size={12} />
          <Hidden>{words.external}</Hidden>
        </>
      )}
    </Root>
  );
}
