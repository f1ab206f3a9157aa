export { durationLabel } from './duration-label';
