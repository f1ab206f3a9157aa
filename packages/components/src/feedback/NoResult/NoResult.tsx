import type { ReactNode } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { Button } from '../../actions/Button/Button';
import { noResultMessages } from './messages';
import { StatePanel, type StatePanelProps } from '../EmptyState/StatePanel';
import { NoResultDrawing } from './NoResultDrawing';

export interface NoResultProps extends Omit<StatePanelProps, 'title' | 'actions' | 'drawing'> {
  title?: ReactNode;
  /** Takes all filters off. */
  onClear?: () => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof noResultMessages>;
}

/** There are things, but none that the filters let through. Name the filters in `help`. */
export function NoResult({ title, onClear, labels, ...rest }: NoResultProps) {
  const words = useWords('noResult', noResultMessages, labels);
  return (
    <StatePanel
      component="NoResult"
      title={title ?? words.title}
      drawing={<NoResultDrawing />}
      actions={onClear && <Button onClick={onClear}>{words.clear}</Button>}
      {...rest}
    />
  );
}
