export { MainOnlyPanel } from './MainOnlyPanel';
