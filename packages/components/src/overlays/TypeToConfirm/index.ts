export { TypeToConfirm } from './TypeToConfirm';
export type { TypeToConfirmProps } from './TypeToConfirm';
