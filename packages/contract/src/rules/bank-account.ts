import { BANK_ACCOUNT_DIGITS } from '../constants';

const { min, max } = BANK_ACCOUNT_DIGITS;

/** Number of a bank account, of a person or of a company: digits alone. */
export const bankAccountPattern = new RegExp(`^\\d{${min},${max}}$`);
/** Said of a text that is none. */
export const wrongBankAccount = `银行账号为${min}-${max}位数字`;
