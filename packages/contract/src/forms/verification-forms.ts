import * as z from 'zod/mini';
import { OTHER_CHANNEL_MAX_FILES, REMARK_MAX_LENGTH } from '../constants';
import { companyName, personName, phone, smsCode } from '../entities/account-fields';
import { CERTIFICATE_TYPE } from '../enumerations';
import { isBankCard, tidyBankCard } from '../rules/bank-card';
import { tidyCardDay, validityProblems } from '../rules/card-validity';
import { isIdNumber } from '../rules/id-number';
import { creditCode } from './credit-code';

const idNumber = z.string().check(z.trim(), z.toUpperCase(), z.refine(isIdNumber, '请输入正确的18位身份证号'));
const bankCard = z.string().check(z.overwrite(tidyBankCard), z.refine(isBankCard, '请输入正确的16-19位银行卡号'));

const cardDay = z.string().check(z.overwrite(tidyCardDay));

/** 确认身份证信息: what was read from the card, corrected. The days are YYYY-MM-DD, the last may be 长期 (screens B23; decisions 262). */
export const identityForm = z
  .object({ name: personName, id_number: idNumber, valid_begin: cardDay, valid_end: cardDay })
  .check((context) => {
    for (const { field, reason } of validityProblems(context.value))
      context.issues.push({ code: 'custom', path: [field], message: reason, input: context.value });
  });
export type IdentityForm = z.input<typeof identityForm>;

/** 银行卡核验 (screens B23). */
export const bankCardForm = z.object({
  name: personName,
  id_number: idNumber,
  bank_card: bankCard,
  phone,
  code: smsCode,
});
export type BankCardForm = z.input<typeof bankCardForm>;

/** 企业认证, first part: the company, its legal person, and who is called (screens B23). */
export const enterpriseForm = z.object({
  company_name: companyName,
  credit_code: creditCode,
  legal_name: personName,
  legal_id_number: idNumber,
  phone,
  code: smsCode,
});
export type EnterpriseForm = z.input<typeof enterpriseForm>;

/** 企业认证, second part: the licence, and a letter of authority from whom is not the legal person. Files are names from the upload (screens B23). */
export const licenseForm = z
  .object({
    license_file: z.string().check(z.minLength(1, '请上传营业执照')),
    applicant: z.enum(['legal', 'agent']),
    authorization_file: z.string(),
  })
  .check(
    z.refine(({ applicant, authorization_file }) => applicant === 'legal' || authorization_file !== '', {
      path: ['authorization_file'],
      error: '请上传加盖公章的授权书',
    }),
  );
export type LicenseForm = z.input<typeof licenseForm>;

/** 其他方式: papers for a person to look at (screens B23). */
export const otherChannelForm = z.object({
  cert_type: z.enum(CERTIFICATE_TYPE, '请选择证件类型'),
  cert_number: z.string().check(z.trim(), z.minLength(1, '请输入证件号码'), z.maxLength(50, '证件号码过长')),
  name: personName,
  files: z
    .array(z.string())
    .check(
      z.minLength(1, '请上传证件图片'),
      z.maxLength(OTHER_CHANNEL_MAX_FILES, `最多上传 ${OTHER_CHANNEL_MAX_FILES} 个文件`),
    ),
  remark: z.string().check(z.maxLength(REMARK_MAX_LENGTH, `最多${REMARK_MAX_LENGTH}个字`)),
});
export type OtherChannelForm = z.input<typeof otherChannelForm>;
