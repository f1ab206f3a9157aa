export { PortScreen } from './PortScreen';
export type { PortScreenProps, PortState } from './PortScreen';
