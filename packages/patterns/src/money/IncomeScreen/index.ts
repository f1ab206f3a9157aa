export type { IncomeOverview, IncomePage } from './data';
export { incomeCsv, marketCsv, settlementsCsv } from './income-csv';
export { incomeQuery, daysOf } from './income-query';
export type { IncomeQuery } from './income-query';
export { chartSpan } from './income-view';
export { IncomeScreen } from './IncomeScreen';
export type { IncomeScreenProps } from './IncomeScreen';
export { IncomeInvitation } from './Invitation';
export type { IncomeInvitationProps } from './Invitation';
