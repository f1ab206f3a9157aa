export { OldData } from './OldData';
