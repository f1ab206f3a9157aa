// The texts of a new call: one that answers who owns the calling account, true from the start, to be filled from there.
const roles = (mainOnly) => (mainOnly ? `\n  roles: ['main'],` : '');
const repeatable = (isRead) => (isRead ? `\n  idempotent: true,` : '');
const isRead = (name) => name.startsWith('get');

/** `getCouponSummary` → `/get_coupon_summary`. */
export const callPath = (name) => `/${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** The handler's name: `getCouponSummary` → `readCouponSummary`, `keepCoupon` → `answerKeepCoupon`. */
export const handlerName = (name) =>
  isRead(name) ? name.replace(/^get/, 'read') : `answer${name[0].toUpperCase()}${name.slice(1)}`;

/** The entry of the contract. */
export const callDefinition = ({ name, words, mainOnly }) => `
/**
 * ${words}. It answers the name of the account that asks; write what it is for into \`request\` and \`response\`. Money, times and pages have
 * schemas in ../entities.${
   isRead(name)
     ? ''
     : ` A call that moves money has \`intent: true\` and a strict request; this one is not sent again by itself, for it is no read.`
 }
 */
export const ${name} = defineCall({
  name: '${name}',
  path: '${callPath(name)}',
  summary: '${words}',${roles(mainOnly)}${repeatable(isRead(name))}
  extension: true,
  request: noFields,
  response: z.object({ Name: z.string() }),
});
`;

/** The server's answer. */
export const handlerFile = ({
  name,
  words,
  domain,
}) => `import { ${name} } from '@compute-market/contract/calls/${domain}';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account';
import { implementOwn } from '../../http/handler';
import { Refusal } from '../../http/refusal';

/**
 * ${words}: the name of the account that asks. Fill in: take \`input\`, read or write rows of \`userId\` alone (a sub-account's own by
 * \`subAccountId\`), all in the one transaction, and refuse with a \`Refusal\` of the catalogue.
 */
export const ${handlerName(name)} = implementOwn(${name}, async (tx, _input, { actor: { userId } }) => {
  const [owner] = await tx.select({ Name: users.name }).from(users).where(eq(users.id, userId));
  if (owner === undefined) throw new Refusal('SESSION_INVALID');
  return owner;
});
`;

const subAccount = ({ name, mainOnly }) =>
  mainOnly
    ? `
test('${name} is refused to a sub-account', async () => {
  const sub = await subAccountOf(server, await customer(server), 'lab', 0);
  expect((await server.call(${name}, {}, { token: sub.token })).number).toBe(errors.PERMISSION_FORBIDDEN.status);
});
`
    : `
test('${name} answers a sub-account with its main account', async () => {
  const one = await customer(server);
  const sub = await subAccountOf(server, one, 'lab', 0);
  expect((await ask(sub)).data).toEqual((await ask(one)).data);
});
`;

/** The test of both, against a server of its own. */
export const callTest = ({
  name,
  domain,
  mainOnly,
}) => `import { ${name} } from '@compute-market/contract/calls/${domain}';
import { errors } from '@compute-market/contract/errors';
import { expect, test } from 'vitest';
import { openServer } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';

const server = openServer();

const ask = ({ token }: Customer) => server.call(${name}, {}, { token });

test('${name} answers each customer with what is its own', async () => {
  const [one, other] = [await ask(await customer(server)), await ask(await customer(server))];
  expect([one.reason, other.reason]).toEqual(['', '']);
  expect(one.data).not.toEqual(other.data);
});
${subAccount({ name, mainOnly })}
test('${name} is refused to a visitor', async () => {
  expect((await server.call(${name}, {})).number).toBe(errors.SESSION_INVALID.status);
});
`;
