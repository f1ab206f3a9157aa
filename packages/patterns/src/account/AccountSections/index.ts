export { AccountSections, type AccountPart } from './AccountSections';
