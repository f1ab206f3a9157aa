import { useState, type HTMLAttributes, type Ref } from 'react';
import { Root } from './Avatar.styles';

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Whose: its first character is drawn where there is no picture, or none that the browser can show. */
  name: string;
  /** Address of a square picture. */
  src?: string;
  /** sm 28 in bars and talks, md 40 in menus, lg 48 on the account page. */
  size?: 'sm' | 'md' | 'lg';
  /** Says the name to screen readers; by default it stands beside the name and is decoration. */
  labelled?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** A person or an account as a small disc. */
export function Avatar({ name, src, size = 'sm', labelled = false, ...rest }: AvatarProps) {
  const [first = ''] = name.trim();
  const [broken, setBroken] = useState<string>();
  return (
    <Root
      data-component="Avatar"
      data-size={size}
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      {...rest}
    >
      {!src || src === broken ? first.toUpperCase() : <img src={src} alt="" onError={() => setBroken(src)} />}
    </Root>
  );
}
