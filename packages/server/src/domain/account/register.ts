import { companyRegister, register } from '@compute-market/contract/calls/session';
import { USER_NAME_LENGTH } from '@compute-market/contract/constants';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { LOGIN_WAY } from '@compute-market/contract/entities/login';
import { users } from '../../db/schema/account';
import { implement, type CallContext } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { hashPassword } from '../../platform/password';
import { openSession } from './open-session';
import { checkCode, useCode } from './sms-codes';

type NewUser = Pick<
  typeof users.$inferInsert,
  'phone' | 'name' | 'inviteCode' | 'companyName' | 'creditCode' | 'contactName' | 'email'
>;

/** Checks the code, then spends it and makes the account in one transaction, and signs the newcomer in. */
async function openAccount(context: CallContext, secrets: { code: string; passwd: string }, newcomer: NewUser) {
  const now = context.services.clock.now();
  const codeId = await checkCode(context, newcomer.phone, SMS_SCENE.register, secrets.code);
  const passwordHash = await hashPassword(secrets.passwd);
  return context.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({ ...newcomer, passwordHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (made === undefined) throw new Refusal('PHONE_TAKEN');
    await useCode(tx, codeId, now);
    return openSession(tx, context, { userId: made.id, subAccountId: null, way: LOGIN_WAY.register });
  });
}

export const registerPerson = implement(register, ({ phone, code, passwd, invite_code }, context) =>
  openAccount(context, { code, passwd }, { phone, name: `用户${phone.slice(-4)}`, inviteCode: invite_code ?? null }),
);

export const registerCompany = implement(companyRegister, (input, context) => {
  const company = {
    companyName: input.company_name,
    creditCode: input.credit_code,
    contactName: input.contact_name,
    email: input.email ?? null,
  };
  return openAccount(context, input, {
    phone: input.phone,
    name: input.company_name.slice(0, USER_NAME_LENGTH.max),
    ...company,
  });
});
