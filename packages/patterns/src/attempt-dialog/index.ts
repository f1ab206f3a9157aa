export { AttemptDialog, type RemovalProps } from './AttemptDialog';
export { useQuestion } from './useQuestion';
export { reasonOf, toldElsewhere, useAttempt, useTrial } from './useAttempt';
