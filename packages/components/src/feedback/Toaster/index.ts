export { Toaster } from './Toaster';
export type { ToasterProps } from './Toaster';
export type { ToastItem, ToastPosition, ToastTone } from './Toast';
