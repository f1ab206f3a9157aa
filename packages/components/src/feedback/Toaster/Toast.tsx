import { useRef, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { CircleCheckIcon } from '../../icons/CircleCheckIcon';
import { CircleXIcon } from '../../icons/CircleXIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import { InfoIcon } from '../../icons/InfoIcon';
import { TriangleAlertIcon } from '../../icons/TriangleAlertIcon';
import { Detail, Icon, Root, TimeBar, Title, Words } from './Toast.styles';
import { useHeld } from './useHeld';
import { usePausableTimeout } from './usePausableTimeout';

export type ToastTone = 'ok' | 'info' | 'warn' | 'err';
export type ToastPosition = 'top-right' | 'top-center';

/** One thing that can be done about a message: 撤销, 查看. */
export interface ToastAction {
  label: string;
  /** Called when it is pressed; the message then leaves. */
  onAction: () => void;
}

/** One message. What is in the list is shown; the list belongs to the host. */
export interface ToastItem {
  id: string;
  tone: ToastTone;
  title: ReactNode;
  detail?: ReactNode;
  /** Needs time to be reached: give such a message a `duration` of 0. */
  action?: ToastAction;
  /** In ms; 0 stays until it is closed. */
  duration: number;
  /** Draws how much of the time is left. */
  progress?: boolean;
  /** Errors stand at the top centre, everything else at the top right. */
  position?: ToastPosition;
}

const icons: Record<ToastTone, ReactNode> = {
  ok: <CircleCheckIcon size={18} />,
  info: <InfoIcon size={18} />,
  warn: <TriangleAlertIcon size={18} />,
  err: <CircleXIcon size={18} />,
};

export interface ToastProps {
  toast: ToastItem;
  onDismiss: (id: string) => void;
  closeLabel: string;
}

/** One message and its clock, which stands still under a pointer that came to it, or the focus. */
export function Toast({
  toast: { id, tone, title, detail, action, duration, progress = false },
  onDismiss,
  closeLabel,
}: ToastProps) {
  const { held: paused, ...holding } = useHeld();
  const cameFrom = useRef<EventTarget | null>(null);
  const dismiss = () => onDismiss(id);
  /** Whoever came with the keyboard goes on from where he was. */
  const dismissByHand = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    dismiss();
  };
  usePausableTimeout(duration, paused, dismiss);

  return (
    <Root
      data-component="Toast"
      data-tone={tone}
      data-paused={paused || undefined}
      {...holding}
      onFocus={({ currentTarget, relatedTarget }) => {
        holding.onFocus();
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) cameFrom.current = relatedTarget;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A window that is open below stays.
        event.preventDefault();
        dismissByHand();
      }}
    >
      <Icon>{icons[tone]}</Icon>
      <Words>
        <Title>{title}</Title>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Words>
      {action !== undefined && (
        <Button
          variant="text"
          size="sm"
          onClick={() => {
            action.onAction();
            dismissByHand();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={closeLabel} icon={<CloseIcon size={14} />} onClick={dismissByHand} />
      {progress && duration > 0 && (
        <TimeBar key={duration} data-part="time" style={{ '--duration': `${duration}ms` }} />
      )}
    </Root>
  );
}
