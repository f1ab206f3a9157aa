export { BalanceRefundScreen, type BalanceRefundScreenProps } from './BalanceRefundScreen';
export { RefundDialog } from './RefundDialog';
export { balanceRefundQuery, type BalanceRefundQuery } from './refund-query';
