import { removeAuthenticator, renewRecoveryCodes } from '@compute-market/contract/calls/authenticator';
import { SECOND_STEP, type AuthenticatorProof } from '@compute-market/contract/entities/authenticator';
import type { Tx } from '../../db/database';
import { implement, type CallContext, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { checkCode, secondFactorScene, useCode } from '../account/sms-codes';
import { boundAuthenticator, forgetAuthenticator } from './bound';
import { ownAccount, tellPhone, triedByOwner, type OwnAccount } from './own-account';
import { proven } from './prove';
import { drawRecoveryCodes } from './recovery-codes';

const notBound = () => new Refusal('CONFLICT', { reason: '未绑定身份验证器，请刷新后查看' });

/** Does it by any of the three codes. */
async function byProof<Answer>(
  context: CallContext,
  proof: AuthenticatorProof,
  work: (tx: Tx, account: OwnAccount) => Promise<Answer>,
): Promise<Answer> {
  const account = await context.transaction((tx) => ownAccount(tx, context));
  if (proof.way !== SECOND_STEP.sms)
    return proven(context, triedByOwner(account), account.id, proof, (tx) => work(tx, account));
  const codeId = await checkCode(context, account.phone, secondFactorScene.change, proof.code);
  return context.transaction(async (tx) => {
    await useCode(tx, codeId, context.services.clock.now());
    return work(tx, account);
  });
}

const remove = implement(removeAuthenticator, (proof, context) =>
  byProof(context, proof, async (tx, account) => {
    if (!(await forgetAuthenticator(tx, account.id))) throw notBound();
    await tellPhone(tx, context, account, '已解绑身份验证器，恢复码同时失效');
    return null;
  }),
);

const renew = implement(renewRecoveryCodes, (proof, context) =>
  byProof(context, proof, async (tx, account) => {
    if ((await boundAuthenticator(tx, account.id)) === null) throw notBound();
    const { clock, ids } = context.services;
    return { RecoveryCodes: await drawRecoveryCodes(tx, ids, account.id, clock.now()) };
  }),
);

/** What is done to an authenticator that is bound. */
export const changeCalls: Implementation[] = [remove, renew];
