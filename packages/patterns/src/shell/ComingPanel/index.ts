export { ComingPanel } from './ComingPanel';
