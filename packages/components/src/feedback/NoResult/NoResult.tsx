import type { ReactNode } from 'react';
import { Button } from '../../actions/Button';
import { noResultMessages } from './messages';
import { StatePanel, type StatePanelProps } from '../EmptyState/StatePanel';
import { NoResultDrawing } from './NoResultDrawing';

export interface NoResultProps extends Omit<StatePanelProps, 'title' | 'actions' | 'drawing'> {
  title?: ReactNode;
  /** Takes all filters off. */
  onClear?: () => void;
  clearLabel?: string;
}

/** There are things, but none that the filters let through. Name the filters in `help`. */
export function NoResult({
  title = noResultMessages.title,
  onClear,
  clearLabel = noResultMessages.clear,
  ...rest
}: NoResultProps) {
  return (
    <StatePanel
      component="NoResult"
      title={title}
      drawing={<NoResultDrawing />}
      actions={onClear && <Button onClick={onClear}>{clearLabel}</Button>}
      {...rest}
    />
  );
}
