export { walletAssetsMessages } from './messages';
export { WalletAssets } from './WalletAssets';
