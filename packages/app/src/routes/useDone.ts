import { showSuccess } from '../state/toasts';
import { useClosing, type ClosingProps } from './useClosing';

/** A dialog that changes something. */
export interface ChangeProps<Read = void> extends ClosingProps {
  /** Reads again what it may have changed. */
  readonly onChanged: () => Read;
}

/** How a dialog that changes something ends. */
export function useDone<Read>({ onChanged, ...closing }: ChangeProps<Read>) {
  const control = useClosing(closing);
  /** What closes it, says so, and reads again. */
  const done = (said: string) => (): Read => {
    control.onClose();
    showSuccess(said);
    return onChanged();
  };
  /** Takes something away. What has gone in the meantime is refused; the list behind the question is brought up to date then too. */
  const takeAway = async (deed: Promise<unknown>, said: string): Promise<void> => {
    try {
      await deed;
    } catch (error) {
      onChanged();
      throw error;
    }
    done(said)();
  };
  return { control, done, takeAway };
}
