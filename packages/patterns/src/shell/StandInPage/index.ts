export { StandInPage } from './StandInPage';
