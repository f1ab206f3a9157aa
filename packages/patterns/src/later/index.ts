export { useLater } from './useLater';
