import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { useAnchor } from '../../foundation/LinkProvider/LinkContext';
import type { ButtonSize, ButtonVariant } from '../Button/Button';
import { Root } from './LinkButton.styles';

export interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width of its container. */
  block?: boolean;
  /** Leads to another site: opens a new window, past the host's router. */
  external?: boolean;
  /** Drawn before the words, 14 to 16 px. */
  icon?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere and looks like a button: 去租用, 充值. It stays a link, so it opens in a new tab on demand. */
export function LinkButton({
  variant = 'plain',
  size = 'md',
  block = false,
  external = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  const anchor = useAnchor();
  return (
    <Root
      as={external ? 'a' : anchor}
      data-component="LinkButton"
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      target={external ? '_blank' : undefined}
      rel={external ? 'noreferrer' : undefined}
      {...rest}
    >
      {icon}
      {children}
    </Root>
  );
}
