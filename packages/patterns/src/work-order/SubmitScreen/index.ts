export { instanceContext, orderContext } from './context';
export { anyTime } from './messages';
export { SubmitScreen } from './SubmitScreen';
export type { ResourceOption, SentWorkOrder, SubmitScreenProps } from './SubmitScreen';
