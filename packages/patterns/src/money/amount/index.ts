export { amountOf } from './amount';
