export { Toaster } from './Toaster';
export type { ToasterProps } from './Toaster';
export type { ToastAction, ToastItem, ToastPosition, ToastTone } from './Toast';
