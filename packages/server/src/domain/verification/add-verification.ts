import { addVerification } from '@compute-market/contract/calls/verification';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import { VERIFICATION_METHOD, VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { maskIdNumber, maskName } from '@compute-market/contract/rules/id-number';
import { standingOf } from '@compute-market/contract/rules/verification';
import { implement, requireActor, type CallContext } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { useFiles } from '../../storage/stored-file';
import { checkCode, useCode, verificationScene } from '../account/sms-codes';
import { countTry } from './attempts';
import { takePassedCheck } from './face';
import { addRecord, recordsOf, refuseStanding } from './records';
import { forgetSubject, keepLegalPerson } from './subject';

type Input = ParsedRequestOf<typeof addVerification>;

/** Credit codes are public; what is kept shows which company it was and no more. */
const maskCreditCode = (code: string): string => code.slice(0, 4) + '*'.repeat(10) + code.slice(-4);

function required(value: string | undefined, field: string, reason: string): string {
  if (value === undefined) throw new Refusal('INVALID_REQUEST', { reason, data: { field, reason } });
  return value;
}

/** A person is verified by the face that was shown. Asked again, since the answer may have been lost, it is the same verification (decisions 213). */
async function addPerson(context: CallContext, userId: number) {
  const now = context.services.clock.now();
  return context.transaction(async (tx) => {
    const face = await takePassedCheck(tx, userId, now);
    if (face === null) {
      const standing = standingOf(await recordsOf(tx, userId), VERIFICATION_TYPE.personal);
      if (standing?.status === VERIFICATION_STATUS.verified && standing.method === VERIFICATION_METHOD.face)
        return standing;
      throw new Refusal('STATE_CONFLICT', { reason: '请先完成人脸核验，再提交认证' });
    }
    await forgetSubject(tx, userId);
    const { name, idNumber } = face;
    return addRecord(tx, {
      userId,
      verifyType: VERIFICATION_TYPE.personal,
      status: VERIFICATION_STATUS.verified,
      method: VERIFICATION_METHOD.face,
      name,
      idNumber,
      createdAt: now,
      verifiedAt: now,
    });
  });
}

/** An enterprise is reviewed by its papers; the face of its legal person, whose number waits for it, is the faster way. */
async function addEnterprise(context: CallContext, userId: number, input: Input) {
  const { clock, identity } = context.services;
  const now = clock.now();
  const companyName = required(input.company_name, 'company_name', '请输入企业名称');
  const code = required(input.credit_code, 'credit_code', '请输入统一社会信用代码');
  const person = {
    name: required(input.legal_name, 'legal_name', '请输入法人姓名'),
    idNumber: required(input.legal_id_number, 'legal_id_number', '请输入法人身份证号'),
  };
  const license = required(input.license_file, 'license_file', '请上传营业执照');
  await context.transaction((tx) => refuseStanding(tx, userId, VERIFICATION_TYPE.enterprise));
  const codeId = await checkCode(
    context,
    required(input.phone, 'phone', '请输入联系电话'),
    verificationScene.enterprise,
    required(input.captcha, 'captcha', '请输入验证码'),
  );
  if (identity.connected) await countTry(context, 'identity');
  const mismatch = identity.connected ? await identity.matchPerson(person) : null;
  if (mismatch !== null)
    throw new Refusal('VERIFICATION_MISMATCH', {
      reason: `法人${mismatch.reason}，请核对后重试`,
      data: { field: 'legal_name' },
    });
  const files = input.authorization_file === undefined ? [license] : [license, input.authorization_file];
  return context.transaction(async (tx) => {
    await useCode(tx, codeId, now);
    await useFiles(tx, { userId, subAccountId: null }, files, 'verification', now);
    const record = await addRecord(tx, {
      userId,
      verifyType: VERIFICATION_TYPE.enterprise,
      status: VERIFICATION_STATUS.reviewing,
      method: VERIFICATION_METHOD.license,
      name: maskName(person.name),
      idNumber: maskIdNumber(person.idNumber),
      companyName,
      creditCode: maskCreditCode(code),
      files,
      createdAt: now,
    });
    await keepLegalPerson(tx, userId, person, record.id);
    return record;
  });
}

/** The last step of a verification (screens B23). */
export const add = implement(addVerification, async (input, context) => {
  const { userId } = requireActor(context);
  const { id, status } =
    input.verify_type === VERIFICATION_TYPE.enterprise
      ? await addEnterprise(context, userId, input)
      : await addPerson(context, userId);
  return { id, status };
});
