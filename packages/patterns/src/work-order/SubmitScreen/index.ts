export { instanceContext, orderContext } from './context';
export { anyTime } from './messages';
export { SubmitScreen } from './SubmitScreen';
export type { ResourceOption } from './ProblemSection';
export type { SentWorkOrder, SubmitScreenProps } from './SubmitScreen';
