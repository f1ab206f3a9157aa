export { RadioCards } from './RadioCards';
export type { RadioCard, RadioCardsProps } from './RadioCards';
