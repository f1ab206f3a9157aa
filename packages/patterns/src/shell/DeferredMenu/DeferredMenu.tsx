import { duration } from '@compute-market/tokens';
import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';

type Trigger = ReactElement<HTMLAttributes<HTMLElement>>;

/** How a menu that has just been loaded takes over from the plain trigger. */
export interface MenuSeed {
  /** Someone is already waiting for it. */
  readonly defaultOpen: boolean;
  /** The trigger that it replaces had the keyboard focus. */
  readonly takesFocus: boolean;
}

interface DeferredMenuProps<Menu> {
  /** A link or a button that works by itself until the menu is there. */
  trigger: Trigger;
  /** Brings the code of the menu. */
  load: () => Promise<Menu>;
  /** A press opens the menu; otherwise it does what the trigger does by itself. */
  pressOpens?: boolean;
  /** Opens under the pointer as well. */
  hoverOpens?: boolean;
  children: (menu: Menu, seed: MenuSeed) => ReactNode;
}

/** The trigger as it is, with the events that load the menu. */
const Waiting = ({ trigger, ...handlers }: HTMLAttributes<HTMLElement> & { trigger: Trigger }) =>
  cloneElement(trigger, handlers);

const opensByKey = new Set([' ', 'ArrowDown']);

/**
 * Keeps a menu and all that it stands on out of the first load: its code comes when the pointer, the focus or a press comes near.
 * When the code cannot be had, the trigger goes on working and the next approach tries again.
 */
export function DeferredMenu<Menu>({
  trigger,
  load,
  pressOpens = false,
  hoverOpens = true,
  children,
}: DeferredMenuProps<Menu>) {
  const [ready, setReady] = useState<{ menu: Menu; seed: MenuSeed } | null>(null);
  const intent = useRef({ open: false, focused: false });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const bring = () =>
    load().then(
      (menu) => setReady({ menu, seed: { defaultOpen: intent.current.open, takesFocus: intent.current.focused } }),
      () => undefined,
    );
  const open = () => {
    intent.current.open = true;
    void bring();
  };

  if (ready) return children(ready.menu, ready.seed);
  const own = trigger.props;
  return (
    <Waiting
      trigger={trigger}
      onPointerEnter={(event) => {
        if (!hoverOpens || event.pointerType !== 'mouse') return;
        void load().catch(() => undefined);
        rest.current = setTimeout(open, duration.menuOpen);
      }}
      onPointerLeave={() => {
        clearTimeout(rest.current);
        intent.current.open = false;
      }}
      // The menu may take the place of this trigger in the middle of a press, which then is no click on either.
      onPointerDown={({ button }) => {
        if (pressOpens && button === 0) intent.current.open = true;
      }}
      onFocus={() => {
        intent.current.focused = true;
        void bring();
      }}
      onBlur={(event) => {
        intent.current.focused = false;
        own.onBlur?.(event);
      }}
      onClick={(event) => {
        clearTimeout(rest.current);
        own.onClick?.(event);
        if (pressOpens) open();
      }}
      onKeyDown={(event) => {
        if (pressOpens || !opensByKey.has(event.key)) return;
        event.preventDefault();
        open();
      }}
    />
  );
}
