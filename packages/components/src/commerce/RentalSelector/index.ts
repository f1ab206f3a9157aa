export { RentalSelector } from './RentalSelector';
export { periodLabel } from './period-label';
export type { RentalSelectorProps, UsageChoice } from './RentalSelector';
export type { RentalPeriod, RentalUnit } from './rental-periods';
