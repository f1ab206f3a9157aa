import { showSuccess } from '../../state/toasts';
import { useClosing, type ClosingProps } from './useClosing';

export interface ChangeProps extends ClosingProps {
  /** Reads the list again. */
  readonly onChanged: () => Promise<void>;
}

/** Closes, says so, and brings the list up to date. */
export function useDone(props: ChangeProps) {
  const control = useClosing(props);
  const done = (said: string) => () => {
    control.onClose();
    showSuccess(said);
    return props.onChanged();
  };
  return { control, done };
}
