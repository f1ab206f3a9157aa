export { AttemptDialog, type RemovalProps } from './AttemptDialog';
export { reasonOf, useAttempt, useTrial } from './useAttempt';
