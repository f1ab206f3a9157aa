export { RetryAlert } from './RetryAlert';
