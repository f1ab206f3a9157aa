import { useId, type MouseEvent, type ReactNode } from 'react';
import { Hint, HintHost } from './GpuCard.styles';

/** What a control needs so that it refuses activation and stays reachable by keyboard. */
export interface Refusal {
  'aria-disabled'?: true;
  'aria-describedby'?: string;
  onClick?: (event: MouseEvent) => void;
}

interface RefusedProps {
  /** Why the control cannot be used now; without it the control stands alone. */
  reason: string | undefined;
  /** Draws the control with what it is handed. */
  children: (refusal: Refusal) => ReactNode;
}

const refuse = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Says on hover and focus why a control refuses. Drawn by styles alone: the store's first load has no room for the overlay engine of Tooltip. */
export function Refused({ reason, children }: RefusedProps) {
  const id = useId();
  if (reason === undefined) return children({});
  return (
    <HintHost>
      {children({ 'aria-disabled': true, 'aria-describedby': id, onClick: refuse })}
      <Hint id={id} role="tooltip">
        {reason}
      </Hint>
    </HintHost>
  );
}
