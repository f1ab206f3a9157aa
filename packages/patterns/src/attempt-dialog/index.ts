export { AttemptDialog, type RemovalProps } from './AttemptDialog';
export { useQuestion } from './useQuestion';
export { reasonOf, useAttempt, useTrial } from './useAttempt';
