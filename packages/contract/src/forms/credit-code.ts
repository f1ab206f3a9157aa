import * as z from 'zod/mini';
import { wrongCreditCode } from '../entities/account-fields';
import { isCreditCode } from '../rules/credit-code';

/** 统一社会信用代码 as people type it: with spaces around it, and in small letters too. */
export const creditCode = z.string().check(z.trim(), z.toUpperCase(), z.refine(isCreditCode, wrongCreditCode));
