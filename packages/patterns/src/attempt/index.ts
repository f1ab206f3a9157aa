export { reasonOf, useAttempt } from './useAttempt';
