import type { Verification } from '@compute-market/contract/entities/verification';
import { VERIFICATION_METHOD, VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { daySeconds } from '@compute-market/contract/rules/time-units';

/** 2026-11-20 14:05:21 in China. */
const now = 1_795_154_721;

export const verifiedPerson: Verification = {
  id: 12,
  verify_type: VERIFICATION_TYPE.personal,
  status: VERIFICATION_STATUS.verified,
  method: VERIFICATION_METHOD.face,
  name: '林*远',
  id_number: '3301**********1234',
  company_name: '',
  credit_code: '',
  cert_type: '',
  remark: '',
  reason: '',
  create_time: now - 40 * daySeconds,
  verify_time: now - 40 * daySeconds,
};

export const reviewingEnterprise: Verification = {
  ...verifiedPerson,
  id: 18,
  verify_type: VERIFICATION_TYPE.enterprise,
  status: VERIFICATION_STATUS.reviewing,
  method: VERIFICATION_METHOD.license,
  company_name: '杭州明远智能科技有限公司',
  credit_code: '9133**********2K1K',
  create_time: now - 7200,
  verify_time: null,
};

export const rejectedEnterprise: Verification = {
  ...reviewingEnterprise,
  id: 17,
  status: VERIFICATION_STATUS.rejected,
  reason: '营业执照图片不清晰，公章无法辨认，请重新上传原件照片',
};
export const verifiedEnterprise: Verification = {
  ...reviewingEnterprise,
  status: VERIFICATION_STATUS.verified,
  verify_time: now,
};
export const reviewingPerson: Verification = {
  ...verifiedPerson,
  status: VERIFICATION_STATUS.reviewing,
  method: VERIFICATION_METHOD.other,
  verify_time: null,
};
