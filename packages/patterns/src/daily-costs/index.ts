export { ChartRoom } from './ChartRoom.styles';
export { costParts, costValues, kindsIn } from './daily-costs';
export { dailyCostMessages } from './messages';
