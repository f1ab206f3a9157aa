import { useRef, type HTMLAttributes, type ReactNode, type Ref, type RefObject } from 'react';
import { useWords } from '../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../words';
import { IconButton } from '../actions/IconButton/IconButton';
import { CloseIcon } from '../icons/CloseIcon';
import { dialogMessages } from './dialog-messages';
import { useBelow } from '../foundation/useMediaQuery/useMediaQuery';
import { ModalLayer } from './ModalLayer';
import { Backdrop, Body, Description, Footer, Grip, Header, Heading, Lead, Popup, Viewport } from './modal.styles';

/** What Dialog, Drawer and BottomSheet have in common: all are modal, trap the focus and give it back. */
export interface ModalProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  open: boolean;
  /** Asked by the close button, Escape and, where allowed, the scrim. */
  onOpenChange: (open: boolean) => void;
  /** After the way out has been drawn: reset what the next opening must not find. */
  onClosed?: () => void;
  /** Heading and accessible name. */
  title: ReactNode;
  /** Drawn before the title. */
  icon?: ReactNode;
  /** One line of help under the heading; also the accessible description. */
  description?: ReactNode;
  /** Actions; they stay in place while the content scrolls. */
  footer?: ReactNode;
  /** Work under way: nothing closes it until it ends. */
  busy?: boolean;
  /** Whether a press on the scrim closes. Say no where a half-filled form could be lost. */
  scrimCloses?: boolean;
  /** Leaves the padding of the content away, for lists and tables that reach the edges. */
  flush?: boolean;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof dialogMessages>;
  /** Takes the focus on opening; the close button by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLDivElement>;
}

interface Shape {
  name: string;
  placement: 'center' | 'left' | 'right' | 'bottom';
  size?: 'sm' | 'md' | 'lg';
  sheet?: 'full' | 'auto';
}

/** The frame all are made of; not exported from the package. */
export function Modal({
  name,
  placement,
  size,
  sheet,
  open,
  onOpenChange,
  onClosed,
  title,
  icon,
  description,
  footer,
  busy = false,
  scrimCloses = true,
  flush = false,
  labels,
  initialFocus,
  children,
  ...rest
}: ModalProps & Shape) {
  const words = useWords('dialog', dialogMessages, labels);
  const small = useBelow('sm');
  const close = useRef<HTMLButtonElement>(null);
  return (
    <ModalLayer
      open={open}
      onClose={() => {
        if (!busy) onOpenChange(false);
      }}
      onClosed={onClosed}
      scrimCloses={scrimCloses}
      initialFocus={initialFocus ?? close}
    >
      <Backdrop />
      <Viewport data-placement={placement}>
        <Popup
          data-component={name}
          data-placement={placement}
          data-size={size}
          data-sheet={sheet}
          data-flush={flush || undefined}
          data-busy={busy || undefined}
          aria-busy={busy || undefined}
          described={description !== undefined}
          {...rest}
        >
          <Grip aria-hidden data-placement={placement} />
          <Header data-part="header">
            {icon === undefined ? null : <Lead>{icon}</Lead>}
            <Heading data-part="title">{title}</Heading>
            <IconButton
              ref={close}
              disabled={busy}
              size={small ? 'lg' : 'sm'}
              label={words.close}
              icon={<CloseIcon />}
              onClick={() => onOpenChange(false)}
            />
          </Header>
          {description === undefined ? null : <Description data-part="description">{description}</Description>}
          <Body data-part="body">{children}</Body>
          {footer === undefined ? null : <Footer data-part="footer">{footer}</Footer>}
        </Popup>
      </Viewport>
    </ModalLayer>
  );
}
