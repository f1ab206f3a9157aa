import * as z from 'zod/mini';
import { ATTACHMENT_MAX_BYTES, IMAGE_MAX_BYTES, OTHER_CHANNEL_MAX_FILES, REMARK_MAX_LENGTH } from '../constants';
import { defineCall } from '../define-call';
import {
  CERTIFICATE_TYPE,
  FACE_STATUS,
  VERIFICATION_METHOD,
  VERIFICATION_STATUS,
  VERIFICATION_TYPE,
} from '../enumerations';
import { companyName, creditCode, personName, phone, smsCode } from '../entities/account-fields';
import { bankCard, idNumber } from '../entities/identity-fields';
import { noFields, queryIdentifier, queryInteger } from '../entities/query';
import { filterText, lineOf, oneLine, severalLines } from '../entities/text';
import { timestamp } from '../entities/time';
import { base64Picture, base64Size, PAPER_MEDIA_TYPES, uploadedFile } from '../entities/upload';
import { businessLicense, found, identityCard, verification } from '../entities/verification';

/** Every path of the domain starts here, below `/third-party`. Main accounts only (product §6); none is ever repeated by itself but the list. */
const base = '/api/v1/verification';
const shared = { transport: 'third-party', roles: ['main'] } as const;
const fileName = lineOf(200).check(z.minLength(1));
/** Tries left today. */
const remain = z.int().check(z.nonnegative());
const submitted = z.object({ id: z.int(), status: z.enum(VERIFICATION_STATUS) });

export const recogniseIdentityCard = defineCall({
  ...shared,
  name: 'recogniseIdentityCard',
  path: `${base}/ocr-image`,
  summary: '识别身份证图片',
  largestBody: base64Size(IMAGE_MAX_BYTES),
  request: z.object({ image: base64Picture(IMAGE_MAX_BYTES), side: z.enum(['front', 'back']) }),
  response: identityCard,
});

/** `corrected`: the customer changed what was read. */
export const confirmIdentityCard = defineCall({
  ...shared,
  name: 'confirmIdentityCard',
  path: `${base}/ocr-result`,
  summary: '确认身份证信息',
  request: z.object({
    name: personName,
    id_number: idNumber,
    valid_begin: z.optional(filterText),
    valid_end: z.optional(filterText),
    corrected: z.boolean(),
  }),
  response: z.object({ ok: found, remain }),
});

/**
 * The specification sends no body: it is the identity confirmed last, or else the legal person of the enterprise under review. `enterprise`
 * (ours) names one of the two, 1 the legal person. `qrcode`, a picture as a data URL, opens the check on a phone, `url` on this device.
 */
export const startFacePrint = defineCall({
  ...shared,
  name: 'startFacePrint',
  path: `${base}/face-print`,
  summary: '发起人脸核验',
  request: z.object({ enterprise: z.optional(z.literal([0, 1])) }),
  response: z.object({ url: z.string(), qrcode: z.string(), certify_id: z.string(), expire_time: timestamp }),
});

/** Polled every two seconds. `enterprise` 1 asks for the legal person's check. */
export const getFacePrint = defineCall({
  ...shared,
  name: 'getFacePrint',
  path: `${base}/face-print`,
  method: 'GET',
  summary: '查询人脸核验结果',
  request: z.object({ enterprise: queryInteger(0, 1), certify_id: z.optional(filterText) }),
  response: z.object({ status: z.enum(FACE_STATUS), reason: z.string(), remain }),
});

/** `wait`: seconds until another may be asked for. */
export const sendVerificationCode = defineCall({
  ...shared,
  name: 'sendVerificationCode',
  path: `${base}/captcha`,
  summary: '发送认证验证码',
  request: z.object({ phone, scene: z.enum(['bank_card', 'enterprise']) }),
  response: z.object({ wait: z.int() }),
});

/** Read from `data.data.verifications` (product §7). */
export const getVerifications = defineCall({
  ...shared,
  name: 'getVerifications',
  path: `${base}/verifications`,
  method: 'GET',
  summary: '认证记录',
  idempotent: true,
  request: noFields,
  response: z.object({ verifications: z.array(verification) }),
});

/**
 * The last step of a verification. A person comes here after a passed face check. An enterprise gives its company and licence (the files are
 * names from the upload) and is reviewed; a face check of its legal person, begun after this, verifies it at once.
 */
export const addVerification = defineCall({
  ...shared,
  name: 'addVerification',
  path: `${base}/verifications`,
  summary: '提交认证',
  request: z.object({
    verify_type: z.enum(VERIFICATION_TYPE),
    method: z.enum(VERIFICATION_METHOD),
    company_name: z.optional(companyName),
    credit_code: z.optional(creditCode),
    legal_name: z.optional(personName),
    legal_id_number: z.optional(idNumber),
    phone: z.optional(phone),
    captcha: z.optional(smsCode),
    license_file: z.optional(fileName),
    authorization_file: z.optional(fileName),
  }),
  response: submitted,
});

export const verifyBankCard = defineCall({
  ...shared,
  name: 'verifyBankCard',
  path: `${base}/bank-card`,
  summary: '银行卡核验',
  request: z.object({
    name: personName,
    id_number: idNumber,
    bank_card: bankCard,
    phone,
    captcha: smsCode,
  }),
  /** `field`, ours: what the bank found to differ. */
  response: z.object({
    ok: found,
    reason: z.string(),
    remain,
    field: z.optional(z.enum(['name', 'id_number', 'bank_card', 'phone'])),
  }),
});

export const recogniseBusinessLicense = defineCall({
  ...shared,
  name: 'recogniseBusinessLicense',
  path: `${base}/business-license`,
  summary: '识别营业执照',
  largestBody: base64Size(ATTACHMENT_MAX_BYTES),
  request: z.object({ image: base64Picture(ATTACHMENT_MAX_BYTES) }),
  response: businessLicense,
});

export const uploadVerificationFile = defineCall({
  ...shared,
  name: 'uploadVerificationFile',
  path: `${base}/file`,
  summary: '上传认证材料',
  body: 'multipart',
  request: z.object({ file: uploadedFile(ATTACHMENT_MAX_BYTES, PAPER_MEDIA_TYPES) }),
  response: z.object({ file: z.string(), url: z.string() }),
});

export const submitOtherChannel = defineCall({
  ...shared,
  name: 'submitOtherChannel',
  path: `${base}/other-channel`,
  summary: '提交人工审核认证',
  request: z.object({
    verify_type: z.enum(VERIFICATION_TYPE),
    name: personName,
    cert_type: z.enum(CERTIFICATE_TYPE),
    cert_number: z.string().check(z.trim(), z.minLength(1, '请输入证件号码'), z.maxLength(50), oneLine),
    files: z
      .array(fileName)
      .check(
        z.minLength(1, '请上传证件图片'),
        z.maxLength(OTHER_CHANNEL_MAX_FILES, `最多上传 ${OTHER_CHANNEL_MAX_FILES} 个文件`),
      ),
    remark: z.optional(z.string().check(z.maxLength(REMARK_MAX_LENGTH), severalLines)),
  }),
  response: submitted,
});

/** Ours: takes back what is under review. Answers the records that stay. */
export const withdrawVerification = defineCall({
  ...shared,
  name: 'withdrawVerification',
  path: `${base}/verifications/{id}`,
  method: 'DELETE',
  summary: '撤回认证',
  extension: true,
  request: z.object({ id: queryIdentifier }),
  response: z.object({ verifications: z.array(verification) }),
});
