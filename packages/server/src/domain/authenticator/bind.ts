import { authenticatorPlace, sealSecret } from '../../db/sealed-secret';
import {
  confirmAuthenticator,
  getAuthenticator,
  startAuthenticator,
} from '@compute-market/contract/calls/authenticator';
import { AUTHENTICATOR_SETUP_SECONDS } from '@compute-market/contract/entities/authenticator';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { toDataURL } from 'qrcode';
import { authenticator } from '../../db/schema/authenticator';
import { implement, requireActor, type CallContext, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { toBase32 } from '../../platform/base32';
import { wireTime } from '../../platform/wire';
import { clearAttempts, countAttempt } from '../account/attempts';
import { requirePassword } from '../account/password';
import { boundAuthenticator } from './bound';
import { ownAccount, tellPhone, triedByOwner, type OwnAccount } from './own-account';
import { stepOf, triedStep } from './prove';
import { countRecoveryCodes, drawRecoveryCodes } from './recovery-codes';

/** The length that RFC 4226 recommends. */
const secretBytes = 20;
const setupMs = AUTHENTICATOR_SETUP_SECONDS * 1000;

/** What the application on the phone reads: the secret, and under which names it shows it. */
function addressOf({ services: { config } }: CallContext, { phone }: OwnAccount, secret: string): string {
  const issuer = encodeURIComponent(config.brand.name);
  return `otpauth://totp/${issuer}:${encodeURIComponent(maskPhone(phone))}?secret=${secret}&issuer=${issuer}`;
}

const look = implement(getAuthenticator, (_input, context) =>
  context.transaction(async (tx) => {
    const { userId } = requireActor(context);
    const bound = await boundAuthenticator(tx, userId);
    return {
      Bound: bound !== null,
      BindTime: bound?.boundAt ? wireTime(bound.boundAt) : null,
      RecoveryLeft: bound === null ? 0 : await countRecoveryCodes(tx, userId),
    };
  }),
);

const start = implement(startAuthenticator, async ({ passwd }, context) => {
  await requirePassword(context, requireActor(context), passwd);
  const { clock, config, ids } = context.services;
  const startedAt = clock.now();
  const secret = Buffer.from(ids.token(), 'base64url').subarray(0, secretBytes);
  const account = await context.transaction(async (tx) => {
    const own = await ownAccount(tx, context);
    const row = { secret: await sealSecret(tx, config, authenticatorPlace(own.id), secret), startedAt };
    const begun = await tx
      .insert(authenticator)
      .values({ userId: own.id, ...row })
      .onConflictDoUpdate({ target: authenticator.userId, set: row, setWhere: isNull(authenticator.boundAt) })
      .returning({ userId: authenticator.userId });
    if (begun.length === 0) throw new Refusal('CONFLICT', { reason: '已绑定身份验证器，请先解绑再绑定新的' });
    return own;
  });
  const typed = toBase32(secret);
  return {
    Secret: typed,
    Image: await toDataURL(addressOf(context, account, typed), { margin: 0, scale: 8 }),
    ExpireTime: wireTime(new Date(startedAt.getTime() + setupMs)),
  };
});

const confirm = implement(confirmAuthenticator, async ({ code }, context) => {
  const { clock, ids } = context.services;
  const now = clock.now();
  const account = await context.transaction((tx) => ownAccount(tx, context));
  const tried = triedStep(triedByOwner(account), 'bind');
  const attempt = await countAttempt(context, tried);
  const RecoveryCodes = await context.transaction(async (tx) => {
    const isOpen = and(
      eq(authenticator.userId, account.id),
      isNull(authenticator.boundAt),
      gt(authenticator.startedAt, new Date(now.getTime() - setupMs)),
    );
    const [begun] = await tx.select().from(authenticator).where(isOpen).for('update');
    if (begun === undefined) throw new Refusal('CONFLICT', { reason: '二维码已过期，请重新开始绑定' });
    const lastStep = await stepOf(tx, context, begun, code);
    await tx.update(authenticator).set({ boundAt: now, lastStep }).where(isOpen);
    await tellPhone(tx, context, account, '已绑定身份验证器，密码登录时需输入其中的验证码');
    return drawRecoveryCodes(tx, ids, account.id, now);
  });
  await clearAttempts(context, tried, attempt);
  return { RecoveryCodes };
});

/** Binding, and what is bound. */
export const bindingCalls: Implementation[] = [look, start, confirm];
