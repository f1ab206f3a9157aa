export { AttemptDialog } from './AttemptDialog';
export { reasonOf, useAttempt, useTrial } from './useAttempt';
