export { CorporateTransferCard } from './CorporateTransferCard';
export type { CorporateTransferCardProps, TransferLine } from './CorporateTransferCard';
