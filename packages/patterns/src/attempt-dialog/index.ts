export { AttemptDialog } from './AttemptDialog';
export { reasonOf, useAttempt } from './useAttempt';
