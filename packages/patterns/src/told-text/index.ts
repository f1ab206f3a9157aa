export { ToldText } from './ToldText';
