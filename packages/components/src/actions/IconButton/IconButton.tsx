import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Root } from './IconButton.styles';

export type IconButtonVariant = 'plain' | 'outline' | 'danger';
export type IconButtonSize = 'sm' | 'md' | 'lg';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  /** Name for screen readers, and the native tooltip: an icon alone says too little. */
  label: string;
  /** Drawn 14 px in small buttons, 16 in larger ones. */
  icon: ReactNode;
  variant?: IconButtonVariant;
  /** Box: sm 24 in rows and fields, md 30 beside controls, lg 40 in bars on touch screens. */
  size?: IconButtonSize;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. Its hit area grows to 40 px where fingers point. */
export function IconButton({ label, icon, variant = 'plain', size = 'sm', type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root
      type={type}
      data-component="IconButton"
      data-variant={variant}
      data-size={size}
      aria-label={label}
      title={label}
      {...rest}
    >
      {icon}
    </Root>
  );
}
