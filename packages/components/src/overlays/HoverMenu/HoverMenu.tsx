import { Popover as Base } from '@base-ui/react/popover';
import { duration } from '@compute-market/tokens';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { FocusGuards } from '../FocusGuards';
import { Panel, Positioner } from './HoverMenu.styles';
import { claimOpen, releaseOpen } from './one-open';

export interface HoverMenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The button it hangs under; takes a ref and DOM props. While open it carries `data-popup-open`. */
  trigger: ReactElement;
  /** Name of the panel. */
  label: string;
  /** Free content, or a function that is given `close`. Following a link inside closes the panel by itself. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'center' | 'end';
  /** Moves the panel along the trigger's edge, in px. */
  alignOffset?: number;
  /** `bell` 360, `avatar` 320, `content` as wide as what it holds. */
  width?: 'bell' | 'avatar' | 'content';
  /** The trigger is a link: a press and Enter follow it; the pointer over it, Space and ArrowDown open the panel. */
  link?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  ref?: Ref<HTMLDivElement>;
}

type TriggerProps = ComponentProps<typeof Base.Trigger>;

/** What a link needs to stay a link: its role, its press, and keys of its own for the panel. */
const asLink = (open: () => void, close: () => void): TriggerProps => ({
  nativeButton: false,
  role: 'link',
  onClick: (event) => {
    event.preventBaseUIHandler();
    close();
  },
  onKeyDown: (event) => {
    if (event.key !== ' ' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.preventBaseUIHandler();
    open();
  },
  onKeyUp: (event) => {
    if (event.key === ' ') event.preventBaseUIHandler();
  },
});

/**
 * A disclosure that opens after 300 ms under the pointer and closes 250 ms after it left (product §9); click, Enter and Space
 * open at once, Escape closes and gives the focus back. It is no `role="menu"`: Tab walks through what it holds.
 */
export function HoverMenu({
  trigger,
  label,
  children,
  align = 'end',
  alignOffset = 0,
  width = 'content',
  link = false,
  defaultOpen = false,
  onOpenChange,
  onClick,
  ...rest
}: HoverMenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  const close = useCallback(() => setOpen(false), []);
  const told = useRef(defaultOpen);
  useEffect(() => {
    if (told.current === open) return;
    told.current = open;
    onOpenChange?.(open);
  }, [open, onOpenChange]);
  useEffect(() => {
    if (open) claimOpen(close);
    return () => releaseOpen(close);
  }, [open, close]);

  const closeAfterLink = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    if (event.target instanceof Element && event.target.closest('a[href]')) close();
  };
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger
        render={trigger}
        openOnHover
        delay={duration.menuOpen}
        closeDelay={duration.menuClose}
        aria-haspopup={undefined}
        {...(link ? asLink(() => setOpen(true), close) : undefined)}
      />
      <Base.Portal>
        <Positioner side="bottom" align={align} alignOffset={alignOffset} sideOffset={4} collisionPadding={16}>
          <Panel
            role="group"
            aria-label={label}
            initialFocus={false}
            data-component="HoverMenu"
            data-width={width}
            onClick={closeAfterLink}
            {...rest}
          >
            <FocusGuards />
            {typeof children === 'function' ? children(close) : children}
          </Panel>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
