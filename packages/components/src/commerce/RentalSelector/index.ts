export { RentalSelector } from './RentalSelector';
export type { RentalSelectorProps } from './RentalSelector';
export type { RentalPeriod, RentalUnit } from './rental-periods';
