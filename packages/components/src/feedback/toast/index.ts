export { clearToasts, dismissToast, shownToasts, subscribeToasts, toast } from './toast';
export type { ToastRequest } from './toast';
export { useToasts } from './useToasts';
