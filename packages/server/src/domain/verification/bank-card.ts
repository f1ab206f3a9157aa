import { sendVerificationCode, verifyBankCard } from '@compute-market/contract/calls/verification';
import { SMS_RESEND_SECONDS } from '@compute-market/contract/constants';
import { VERIFICATION_METHOD, VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { maskIdNumber, maskName } from '@compute-market/contract/rules/id-number';
import { implement, requireActor, type Implementation } from '../../http/handler';
import { checkCode, sendCode, useCode, verificationScene } from '../account/sms-codes';
import { countTry } from './attempts';
import { addRecord, refuseStanding } from './records';

/** A person by a bank card; the card's number is asked about and kept nowhere (screens B23). */
export const bankCardCalls: Implementation[] = [
  implement(sendVerificationCode, async ({ phone, scene }, context) => {
    await sendCode(context, phone, verificationScene[scene]);
    return { wait: SMS_RESEND_SECONDS };
  }),
  implement(verifyBankCard, async ({ name, id_number, bank_card, phone, captcha }, context) => {
    const { userId } = requireActor(context);
    await context.transaction((tx) => refuseStanding(tx, userId, VERIFICATION_TYPE.personal));
    const codeId = await checkCode(context, phone, verificationScene.bank_card, captcha);
    const remain = await countTry(context, 'bank_card');
    const mismatch = await context.services.identity.matchBankCard({
      name,
      idNumber: id_number,
      bankCard: bank_card,
      phone,
    });
    if (mismatch !== null)
      return { ok: false, remain, field: mismatch.field, reason: `${mismatch.reason}，请核对后重试` };
    const now = context.services.clock.now();
    await context.transaction(async (tx) => {
      await useCode(tx, codeId, now);
      await addRecord(tx, {
        userId,
        verifyType: VERIFICATION_TYPE.personal,
        status: VERIFICATION_STATUS.verified,
        method: VERIFICATION_METHOD.bankCard,
        name: maskName(name),
        idNumber: maskIdNumber(id_number),
        createdAt: now,
        verifiedAt: now,
      });
    });
    return { ok: true, reason: '', remain };
  }),
];
