export { instanceContext, orderContext } from './context';
export { SubmitScreen } from './SubmitScreen';
export type { ResourceOption, SentWorkOrder, SubmitScreenProps } from './SubmitScreen';
