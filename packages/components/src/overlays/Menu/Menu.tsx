import { Menu as Base } from '@base-ui/react/menu';
import { startTransition, useState, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import { useBelow } from '../../foundation/useMediaQuery/useMediaQuery';
import { FocusGuards } from '../FocusGuards';
import { Backdrop, Divider, Item, Note, Popup, Positioner, Reason, SheetTitle, Words } from './Menu.styles';

export interface MenuAction {
  key: string;
  label: ReactNode;
  onSelect: () => void;
  /** Drawn before the label, 16 px. */
  icon?: ReactNode;
  /** A few words at the right: a price, a shortcut. */
  note?: ReactNode;
  /** `danger` for what destroys. */
  tone?: 'plain' | 'danger';
  /** Why it cannot be chosen now. The row stays, shows the reason and can be reached by the arrow keys. */
  disabledReason?: ReactNode;
}

export interface MenuDivider {
  key: string;
  divider: true;
}

export interface MenuProps extends HTMLAttributes<HTMLDivElement> {
  /** The button that opens it; takes a ref and DOM props. */
  trigger: ReactElement;
  items: readonly (MenuAction | MenuDivider)[];
  /** What the actions are for, such as the instance's name: the sheet of small screens shows it. */
  label?: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  ref?: Ref<HTMLDivElement>;
}

function MenuRow({ label, onSelect, icon, note, tone = 'plain', disabledReason }: MenuAction) {
  const disabled = disabledReason !== undefined;
  return (
    <Item disabled={disabled} data-part="item" data-tone={tone} onClick={onSelect}>
      {icon}
      <Words>
        {label}
        {disabled ? <Reason data-part="reason">{disabledReason}</Reason> : null}
      </Words>
      {note === undefined ? null : <Note data-part="note">{note}</Note>}
    </Item>
  );
}

/** A list of actions behind a button, walked with the arrow keys. On small screens it is a sheet from below with rows of 48. The press is painted before the list is drawn. */
export function Menu({
  trigger,
  items,
  label,
  align = 'end',
  open,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: MenuProps) {
  const [own, setOwn] = useState(defaultOpen);
  const small = useBelow('sm');
  const change = (next: boolean) => {
    if (next) startTransition(() => setOwn(true));
    else setOwn(false);
    onOpenChange?.(next);
  };
  return (
    <Base.Root open={open ?? own} onOpenChange={change} modal={small}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Backdrop />
        <Positioner
          side="bottom"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          // A long menu in the middle of a window stands beside its trigger, whole, rather than cut below or above it.
          collisionAvoidance={{ fallbackAxisSide: 'start' }}
        >
          {/* A long menu scrolls: its place takes the focus before one of its rows does. */}
          <Popup data-component="Menu" tabIndex={0} {...rest}>
            <FocusGuards />
            {label === undefined ? null : <SheetTitle aria-hidden>{label}</SheetTitle>}
            {items.map((item) =>
              'divider' in item ? <Divider key={item.key} /> : <MenuRow {...item} key={item.key} />,
            )}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
