export type { ExpensePage, ExpenseRows, Unfold } from './data';
export { expenseQuery, amountsOf, chartDays, daysOf, heldParameters, monthOf } from './expense-query';
export type { ExpenseQuery } from './expense-query';
export { expensesCsv } from './expenses-csv';
export { ExpenseScreen } from './ExpenseScreen';
export type { ExpenseScreenProps } from './ExpenseScreen';
