export { PayScreen } from './PayScreen';
export type { PayScreenProps } from './PayScreen';
