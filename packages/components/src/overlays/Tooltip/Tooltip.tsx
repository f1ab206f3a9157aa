import { Tooltip as Base } from '@base-ui/react/tooltip';
import { duration } from '@compute-market/tokens';
import {
  cloneElement,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { Popup, Positioner } from './Tooltip.styles';

export interface TooltipProps {
  /**
   * A few words; nothing to press inside. Without content and reason the child stands alone, and is mounted anew with the first of them;
   * words that are yet to come, an empty text, keep it mounted.
   */
  content?: ReactNode;
  /** Why the child cannot be used now. It then looks disabled, refuses activation, and stays reachable by keyboard. */
  disabledReason?: ReactNode;
  /** One focusable element that takes a ref and DOM props: a Button, a link. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** The content says the same as the child's name, so it is not read a second time. */
  repeatsName?: boolean;
  /** Wait before it opens under the pointer, in ms; focus opens at once. */
  delay?: number;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A ref that hands the focus on to the element which takes the place of the one that had it. */
function useHandedFocus() {
  const had = useRef(false);
  return useCallback((element: HTMLElement | null) => {
    if (had.current && document.activeElement === document.body) element?.focus({ preventScroll: true });
    return () => {
      had.current = document.activeElement === element;
    };
  }, []);
}

/** The child, refusing every press; `tell` is called in its place. */
const blocked = (child: TooltipProps['children'], tell: () => void) =>
  cloneElement(child as ReactElement<HTMLAttributes<HTMLElement> & { disabled?: boolean }>, {
    disabled: undefined,
    'aria-disabled': true,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
      tell();
    },
  });

/** Words on hover and focus, and a reason also on the press that it refuses: a finger does not hover. They describe the child to screen readers, whether open or not. */
export function Tooltip({
  content,
  disabledReason,
  children,
  side = 'top',
  repeatsName = false,
  delay = duration.menuOpen,
  open,
  defaultOpen = false,
  onOpenChange,
}: TooltipProps) {
  const describedBy = useId();
  const [own, setOwn] = useState(defaultOpen);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const words = disabledReason ?? content;
  const alone = words === undefined || words === null;
  const silent = alone || words === '';
  const refused = !silent && disabledReason !== undefined && disabledReason !== null;
  // The next words open by a pointer, the focus or a press of their own.
  if (silent && own) setOwn(false);
  // A trigger is expensive, so a child has none until there are words, or an empty text announces some. The trigger mounts the child anew, so it then stays.
  const [opens, setOpens] = useState(!alone);
  if (!alone && !opens) setOpens(true);
  const actions = useRef<Base.Root.Actions>(null);
  // Words that are gone have no way out that the next ones could be seen in.
  useLayoutEffect(() => {
    if (silent) actions.current?.unmount();
  }, [silent]);
  const { ref } = (children as ReactElement<{ ref?: Ref<HTMLElement> }>).props;
  const merged = useMergedRef(useHandedFocus(), ref);
  const described = children.props['aria-describedby'];
  const child = cloneElement(children, {
    ref: merged,
    // Of the child itself: what the trigger would say of it gives way to the child's own.
    'aria-describedby': silent || repeatsName ? described : [described, describedBy].filter(Boolean).join(' '),
  } as HTMLAttributes<HTMLElement>);
  if (!opens) return child;
  return (
    <Base.Root open={!silent && (open ?? own)} onOpenChange={change} disabled={silent} actionsRef={actions}>
      <Base.Trigger
        delay={delay}
        // A press on a refused control must leave its reason readable.
        closeOnClick={!refused}
        render={refused ? blocked(child, () => change(true)) : child}
      />
      {silent || repeatsName ? null : (
        <span id={describedBy} hidden>
          {words}
        </span>
      )}
      {silent ? null : (
        <Base.Portal>
          <Positioner side={side} sideOffset={6}>
            <Popup data-component="Tooltip" role="tooltip">
              {words}
            </Popup>
          </Positioner>
        </Base.Portal>
      )}
    </Base.Root>
  );
}
