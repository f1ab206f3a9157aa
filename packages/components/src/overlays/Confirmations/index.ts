export { Confirmations } from './Confirmations';
