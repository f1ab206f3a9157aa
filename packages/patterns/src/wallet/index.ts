export { walletOf } from './wallet';
export type { Wallet } from './wallet';
