export { OtherChannelScreen } from './OtherChannelScreen';
export type { OtherChannelScreenProps } from './OtherChannelScreen';
