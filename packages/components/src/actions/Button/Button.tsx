import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { LoaderIcon } from '../../icons/LoaderIcon';
import { buttonMessages } from './messages';
import { Root, Spinner } from './Button.styles';

export type ButtonVariant = 'primary' | 'outline' | 'plain' | 'danger' | 'dangerFill' | 'text';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Weight: one `primary` a view region, `outline` for repeated actions, `dangerFill` only for the last confirm. */
  variant?: ButtonVariant;
  /** Height: sm 24 in rows, md 30, lg 38 on store and login, xl 44 for paying. */
  size?: ButtonSize;
  /** Shows a spinner and refuses activation; width and focus stay. */
  loading?: boolean;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof buttonMessages>;
  /** Takes the whole width of its container. */
  block?: boolean;
  /** Drawn before the words, 14 to 16 px. */
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const refuse = (event: MouseEvent) => event.preventDefault();
// aria-disabled instead of disabled while loading: a disabled button would drop the keyboard focus.
const busy = { 'data-loading': '', 'aria-disabled': true, onClick: refuse } as const;
const busyWithIcon = { ...busy, 'data-icon': '' } as const;
const wide = { 'data-block': '' } as const;

/** Asks for its words only while it turns, so that a button at rest costs no look at the locale. */
function BusySign({ labels }: Pick<ButtonProps, 'labels'>) {
  const words = useWords('button', buttonMessages, labels);
  return (
    <Spinner data-part="spinner" role="status" aria-label={words.loading}>
      <LoaderIcon size={14} />
    </Spinner>
  );
}

/** An action. Its accessible name is exactly the words it shows. At rest it costs one styled element: attributes of other states are added only in them. */
export function Button({
  variant = 'plain',
  size = 'md',
  loading = false,
  labels,
  block = false,
  icon,
  children,
  ...rest
}: ButtonProps) {
  const state = loading ? (icon === undefined ? busy : busyWithIcon) : undefined;
  return (
    <Root
      type="button"
      data-component="Button"
      data-variant={variant}
      data-size={size}
      {...rest}
      {...(block ? wide : undefined)}
      {...state}
    >
      {loading ? (
        <>
          <BusySign labels={labels} />
          {children}
        </>
      ) : icon === undefined ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Root>
  );
}
