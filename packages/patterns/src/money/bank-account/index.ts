export { BankAccountFields, type BankAccountFieldsProps } from './BankAccountFields';
