import { RackDrawing } from './RackDrawing';
import { StatePanel, type StatePanelProps } from './StatePanel';

export type EmptyStateProps = StatePanelProps;

/** Nothing is here yet: what the place is for, and the one action that fills it. */
export function EmptyState({ drawing = <RackDrawing />, ...rest }: EmptyStateProps) {
  return <StatePanel component="EmptyState" drawing={drawing} {...rest} />;
}
