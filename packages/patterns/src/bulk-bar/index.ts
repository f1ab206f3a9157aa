export { BulkBar } from './BulkBar';
export { BarAction, Count } from './BulkBar.styles';
