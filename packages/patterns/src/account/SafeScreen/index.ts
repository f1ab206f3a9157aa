export { SafeScreen } from './SafeScreen';
