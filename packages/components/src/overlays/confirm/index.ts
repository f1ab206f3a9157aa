export { confirm, refuseConfirmations } from './confirm';
export type { ConfirmRequest } from './confirm';
