export { PriceBreakdown } from './PriceBreakdown';
export type { PriceBreakdownProps, PriceLine } from './PriceBreakdown';
