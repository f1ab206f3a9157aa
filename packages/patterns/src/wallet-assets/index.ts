export { WalletAssets } from './WalletAssets';
