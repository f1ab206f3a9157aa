export { StockBadge } from './StockBadge';
export type { StockBadgeProps } from './StockBadge';
export { stockLevel } from './stock';
export type { StockLevel } from './stock';
