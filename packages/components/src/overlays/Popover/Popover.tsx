import { Popover as Base } from '@base-ui/react/popover';
import { useState, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import { Popup, Positioner, Title } from './Popover.styles';

export interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** The button that opens it; takes a ref and DOM props. */
  trigger: ReactElement;
  /** Heading inside, and the name of the panel. */
  title?: ReactNode;
  /** Content, or a function that is given `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  ref?: Ref<HTMLDivElement>;
}

/** A small panel beside the button that was pressed: a column chooser, a short form, an explanation with links. */
export function Popover({
  trigger,
  title,
  children,
  side = 'bottom',
  align = 'start',
  open,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: PopoverProps) {
  const [inner, setInner] = useState(defaultOpen);
  const change = (next: boolean) => {
    setInner(next);
    onOpenChange?.(next);
  };
  return (
    <Base.Root open={open ?? inner} onOpenChange={change}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner side={side} align={align} sideOffset={4} collisionPadding={16}>
          <Popup data-component="Popover" {...rest}>
            {title === undefined ? null : <Title data-part="title">{title}</Title>}
            {typeof children === 'function' ? children(() => change(false)) : children}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
