import { confirmLoginByAuthenticator } from '@compute-market/contract/calls/authenticator';
import { SECOND_STEP } from '@compute-market/contract/entities/authenticator';
import { LOGIN_WAY } from '@compute-market/contract/entities/login';
import { implement } from '../../http/handler';
import { accountOfPhone } from '../account/known-place';
import { ownerOf, useChallenge } from '../account/login-challenge';
import { openSession } from '../account/open-session';
import { tellPhone } from './own-account';
import { proven } from './prove';
import { countRecoveryCodes } from './recovery-codes';

/** The second step of a login. A recovery code that was used is told to the phone: whoever lost none hears of it. */
export const logInByAuthenticator = implement(
  confirmLoginByAuthenticator,
  async ({ challenge, way, code }, context) => {
    const now = context.services.clock.now();
    const account = await context.transaction((tx) => ownerOf(tx, challenge, now));
    const { id, name, phone } = account;
    const isRecovery = way === SECOND_STEP.recovery;
    return proven(context, accountOfPhone(context, phone, null), id, { way, code }, async (tx) => {
      const asked = await useChallenge(tx, challenge, now);
      const session = await openSession(tx, context, {
        ...asked,
        userId: id,
        subAccountId: null,
        way: isRecovery ? LOGIN_WAY.passwordAndRecovery : LOGIN_WAY.passwordAndAuthenticator,
      });
      const left = await countRecoveryCodes(tx, id);
      if (isRecovery) await tellPhone(tx, context, account, `刚用恢复码登录，还剩 ${left} 个恢复码`);
      return { ...session, Name: name, Phone: phone, RecoveryLeft: left };
    });
  },
);
