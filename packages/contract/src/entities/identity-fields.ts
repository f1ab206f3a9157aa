import * as z from 'zod/mini';
import { isBankCard } from '../rules/bank-card';
import { isIdNumber } from '../rules/id-number';

const wrongIdNumber = '请输入正确的18位身份证号';
const wrongBankCard = '请输入正确的16-19位银行卡号';

/** 身份证号 with a day of birth that was and a right check character. */
export const idNumber = z.string().check(z.maxLength(18, wrongIdNumber), z.refine(isIdNumber, wrongIdNumber));
/** Number of a bank card, without spaces. */
export const bankCard = z.string().check(z.maxLength(19, wrongBankCard), z.refine(isBankCard, wrongBankCard));
