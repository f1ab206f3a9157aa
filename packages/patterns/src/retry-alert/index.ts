export { RefusalAlert } from './RefusalAlert';
export { RestoredAlert } from './RestoredAlert';
export { RetryAlert } from './RetryAlert';
