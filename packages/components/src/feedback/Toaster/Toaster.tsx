import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { dismissToast } from '../toast/toast';
import { useToasts } from '../toast/useToasts';
import { toasterMessages } from './messages';
import { Toast, type ToastItem, type ToastPosition } from './Toast';
import { Region, Root } from './Toaster.styles';

export type { ToastAction, ToastItem, ToastPosition, ToastTone } from './Toast';

export interface ToasterProps {
  /** Oldest first, of a host that keeps the list and decides which messages are worth repeating. Without it: what `toast()` shows. */
  toasts?: readonly ToastItem[];
  /** A toast's time is over, or it was closed: the host takes it out of its list. */
  onDismiss?: (id: string) => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof toasterMessages>;
}

const placeOf = ({ position, tone }: ToastItem): ToastPosition =>
  position ?? (tone === 'err' ? 'top-center' : 'top-right');

/**
 * Two live regions that stay in the page, so that screen readers hear what comes into them: messages at the top right are read when
 * there is a pause, errors at the top centre at once. Render it once, at the end of the body. `toast()` reaches the one without a list.
 */
export function Toaster({ toasts: given, onDismiss = dismissToast, labels }: ToasterProps) {
  const words = useWords('toaster', toasterMessages, labels);
  const shown = useToasts();
  const toasts = given ?? shown;
  const at = (position: ToastPosition) =>
    toasts
      .filter((toast) => placeOf(toast) === position)
      .map((toast) => <Toast key={toast.id} toast={toast} onDismiss={onDismiss} closeLabel={words.close} />);
  return (
    <Root data-component="Toaster">
      <Region data-position="top-right" role="status" aria-live="polite" aria-atomic="false" aria-label={words.region}>
        {at('top-right')}
      </Region>
      <Region
        data-position="top-center"
        role="alert"
        aria-live="assertive"
        aria-atomic="false"
        aria-label={words.errors}
      >
        {at('top-center')}
      </Region>
    </Root>
  );
}
