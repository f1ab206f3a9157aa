import { confirmIdentityCard, recogniseIdentityCard } from '@compute-market/contract/calls/verification';
import { VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import {
  isCardOver,
  tidyCardDay,
  validityProblems,
  type CardValidity,
} from '@compute-market/contract/rules/card-validity';
import { formatDay } from '@compute-market/contract/rules/time';
import { mayVerify } from '@compute-market/contract/rules/verification';
import { implement, requireActor, type CallContext, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { countTry } from './attempts';
import { pictureBytes, unreadable } from './picture';
import { recordsOf } from './records';
import { keepSubject } from './subject';

const sides = { front: '人像面', back: '国徽面' } as const;

/** Nobody is asked to show papers twice. */
async function refuseVerified(context: CallContext, userId: number): Promise<void> {
  const records = await context.transaction((tx) => recordsOf(tx, userId));
  if (!mayVerify(records, VERIFICATION_TYPE.personal))
    throw new Refusal('CONFLICT', { reason: '个人认证已完成或正在审核，无需重复提交，请查看认证状态' });
}

/** Refuses days that no card has, and a card that is over. What is not told is not asked for here: the specification does not say that it is sent. */
function refuseInvalid(told: CardValidity, now: Date): void {
  const [problem] = validityProblems(told).filter(({ field }) => told[field] !== '');
  if (problem !== undefined) throw new Refusal('INVALID_REQUEST', { reason: problem.reason, data: problem });
  if (isCardOver(told.valid_end, formatDay(wireTime(now))))
    throw new Refusal('VERIFICATION_MISMATCH', {
      reason: '身份证已过有效期，请使用有效的身份证',
      data: { field: 'valid_end' },
    });
}

/** Papers of a person: read, and confirmed by who they are of. The pictures are read and dropped; nothing keeps them (screens B23). */
export const identityCardCalls: Implementation[] = [
  implement(recogniseIdentityCard, async ({ image, side }, context) => {
    await refuseVerified(context, requireActor(context).userId);
    await countTry(context, 'recognition');
    const card = await context.services.identity.readIdentityCard(pictureBytes(image), side);
    if (card === null) throw unreadable(`未能识别身份证${sides[side]}，请上传清晰、完整、方向正确的${sides[side]}图片`);
    return card;
  }),
  implement(confirmIdentityCard, async ({ name, id_number, valid_begin = '', valid_end = '' }, context) => {
    const { userId } = requireActor(context);
    const now = context.services.clock.now();
    await refuseVerified(context, userId);
    refuseInvalid({ valid_begin: tidyCardDay(valid_begin), valid_end: tidyCardDay(valid_end) }, now);
    const remain = await countTry(context, 'identity');
    const person = { name, idNumber: id_number };
    const mismatch = await context.services.identity.matchPerson(person);
    if (mismatch !== null)
      throw new Refusal('VERIFICATION_MISMATCH', {
        reason: `${mismatch.reason}，今日还可尝试 ${remain} 次`,
        data: { field: mismatch.field, remain },
      });
    await context.transaction((tx) => keepSubject(tx, userId, person, now));
    return { ok: true, remain };
  }),
];
