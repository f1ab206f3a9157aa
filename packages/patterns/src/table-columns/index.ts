export { actionsColumn, figureColumn, sumColumn, timeColumn } from './columns';
