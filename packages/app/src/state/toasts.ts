import { numbers } from '@compute-market/tokens';
import { proxy } from 'valtio';

export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'error' | 'info' | 'warning';
  readonly title: string;
  readonly detail?: string;
  /** ms on screen. */
  readonly duration: number;
  /** A bar that shows the time left. */
  readonly progress: boolean;
  readonly position: 'top-right' | 'top-center';
  /** What was tried: the next message about it takes this one's place. */
  readonly about?: string | null;
}

const most = 3;
let nextId = 1;
export const toasts = proxy<{ list: Toast[] }>({ list: [] });

const saysTheSame = (one: Toast, other: Toast) =>
  one.tone === other.tone && one.title === other.title && one.detail === other.detail;

/**
 * Shows a message; one that is already visible is not shown twice (decisions 24). What is tried again and fails again is said anew, in the place of
 * what was said before. Callable outside React.
 */
export function showToast(toast: Omit<Toast, 'id' | 'duration' | 'progress' | 'position'> & Partial<Toast>) {
  const full: Toast = {
    duration: numbers.duration.toast,
    progress: true,
    position: 'top-right',
    ...toast,
    id: nextId++,
  };
  const others = toasts.list.filter(({ about }) => about == null || about !== full.about);
  toasts.list = others.some((shown) => saysTheSame(shown, full)) ? others : [...others, full].slice(-most);
}

export const showSuccess = (title: string, detail?: string) =>
  showToast({ tone: 'success', title, ...(detail === undefined ? {} : { detail }) });

/** Errors stand at the top centre; those of the third-party service are short and without a bar (product §9). */
export function showError(title: string, service: 'main' | 'third-party' = 'main', about: Toast['about'] = null) {
  const thirdParty = service === 'third-party';
  showToast({
    tone: 'error',
    title,
    about,
    position: 'top-center',
    duration: thirdParty ? numbers.duration.toastThirdParty : numbers.duration.toast,
    progress: !thirdParty,
  });
}

export const dismissToast = (id: number) => void (toasts.list = toasts.list.filter((toast) => toast.id !== id));
export const resetToasts = () => void (toasts.list = []);
