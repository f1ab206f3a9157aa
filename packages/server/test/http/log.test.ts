import { register, resetPassword } from '@compute-market/contract/calls/session';
import {
  addVerification,
  confirmIdentityCard,
  recogniseIdentityCard,
  sendVerificationCode,
  submitOtherChannel,
  uploadVerificationFile,
  verifyBankCard,
} from '@compute-market/contract/calls/verification';
import { CERTIFICATE_TYPE, VERIFICATION_METHOD, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../src/platform/logger';
import { packageFile } from '../../src/platform/package-file';
import { findMessages } from '../../src/sandbox/overview-data';
import { openServer, upload } from '../setup';

const person = { name: '沈清和', id_number: '33010619980815002X' };
const bankCard = '6222021234567890128';
const legalPerson = { legal_name: '周晓岚', legal_id_number: '510104199003072345' };
const studentNumber = '20260012345';
const password = 'Nobody-reads-1';
const phones = { account: '13700000001', bank: '13700000002', company: '13700000003' };

const server = openServer();
beforeEach(() => void server.log.splice(0));

const codeOf = async (phone: string) =>
  (await server.database.transaction((tx) => findMessages(tx, phone)))[0]?.code ?? 'none';
const picture = async (name: string) => readFile(packageFile(`assets/sandbox/${name}`));

const rename = (table: string, name: string) =>
  server.database.transaction((tx) => tx.execute(sql.raw(`alter table ${table} rename to ${name}`)));

/** Sends everything a person never wants to see written down, and answers what that was. */
async function tellEverything(): Promise<Record<string, string>> {
  await server.app.inject({
    method: 'POST',
    url: '/api/send_sms_code',
    payload: { phone: phones.account, scene: 'register' },
  });
  const registerCode = await codeOf(phones.account);
  const { data } = await server.call(register, {
    phone: phones.account,
    code: registerCode,
    passwd: password,
    agree: true,
  });
  const who = { token: data.session };
  const image = (await picture('id-card-front.png')).toString('base64');
  await server.call(recogniseIdentityCard, { image, side: 'front' }, who);
  await server.call(confirmIdentityCard, { ...person, corrected: true }, who);
  await server.call(sendVerificationCode, { phone: phones.bank, scene: 'bank_card' }, who);
  const bankCode = await codeOf(phones.bank);
  await server.call(verifyBankCard, { ...person, bank_card: bankCard, phone: phones.bank, captcha: bankCode }, who);
  const uploaded = await upload(
    server,
    uploadVerificationFile,
    { name: `${person.name}.png`, bytes: await picture('business-license.png'), type: 'image/png' },
    who,
  );
  await server.call(sendVerificationCode, { phone: phones.company, scene: 'enterprise' }, who);
  const companyCode = await codeOf(phones.company);
  const company = {
    company_name: '杭州青禾演示科技有限公司',
    credit_code: '91330106MA2DEMQ01G',
    phone: phones.company,
    captcha: companyCode,
    license_file: uploaded.data?.file ?? 'none',
  };
  await server.call(
    addVerification,
    { verify_type: VERIFICATION_TYPE.enterprise, method: VERIFICATION_METHOD.license, ...company, ...legalPerson },
    who,
  );
  await server.call(
    submitOtherChannel,
    {
      verify_type: VERIFICATION_TYPE.personal,
      name: '王一',
      cert_type: CERTIFICATE_TYPE.student,
      cert_number: studentNumber,
      files: [company.license_file],
    },
    who,
  );
  await server.call(resetPassword, { phone: phones.account, code: registerCode, passwd: `${password}x` });
  return {
    ...phones,
    ...person,
    ...legalPerson,
    bankCard,
    studentNumber,
    password,
    registerCode,
    bankCode,
    companyCode,
    session: data.session,
    image: image.slice(0, 40),
  };
}

/** Everything whose value stands in the log. */
const written = (secrets: Record<string, string>) =>
  Object.entries(secrets)
    .filter(([, value]) => server.log.some((line) => line.includes(value)))
    .map(([name]) => name);

describe('nothing that a person tells is written down', () => {
  test('when all goes well', async () => {
    const secrets = await tellEverything();
    expect(Object.values(secrets)).not.toContain('none');
    expect(server.log.join('')).toContain('/third-party/api/v1/verification/bank-card');
    expect(written(secrets)).toEqual([]);
  });

  test('when the database fails in the middle of every call, the log names the fault and none of the data', async () => {
    const who = { token: await server.login('13700000009') };
    const told = { ...person, bank_card: bankCard, phone: phones.bank, captcha: '847261' };
    await rename('rate_limit', 'rate_limit_gone');
    await rename('sms_code', 'sms_code_gone');
    const answers = [
      await server.call(confirmIdentityCard, { ...person, corrected: true }, who),
      await server.call(verifyBankCard, told, who),
      await server.call(register, { phone: phones.account, code: told.captcha, passwd: password, agree: true }),
      await server.call(resetPassword, { phone: phones.account, code: told.captcha, passwd: password }),
    ];
    await rename('rate_limit_gone', 'rate_limit');
    await rename('sms_code_gone', 'sms_code');
    expect(answers.map(({ http }) => http)).toEqual([500, 500, 500, 500]);
    expect(
      server.log.filter((line) => line.includes('request failed') && line.includes('does not exist')),
    ).toHaveLength(4);
    expect(written({ ...told, ...phones, password, session: who.token })).toEqual([]);
  });
});

test('a value that the database quotes in its complaint is cut out of the log', () => {
  const lines: string[] = [];
  const logger = createLogger({ logLevel: 'debug' }, { write: (line) => void lines.push(line) });
  const complaint = Object.assign(new Error(`invalid input syntax for type bigint: "${bankCard}"`), {
    code: '22P02',
    detail: `Key (phone)=(${phones.account}) already exists.`,
  });
  logger.error({ err: new Error('Failed query: select 1\nparams: 1', { cause: complaint }) }, 'call failed');
  expect(lines.join('')).toContain('invalid input syntax');
  for (const hidden of [bankCard, phones.account]) expect(lines.join('')).not.toContain(hidden);
});
