import { getUserInfo } from '@compute-market/contract/calls/account';
import { addInvoiceRecord, addInvoiceTitle } from '@compute-market/contract/calls/invoice';
import { getGpuSelectorDetail, getStoreSelectorOptions } from '@compute-market/contract/calls/market';
import { createQrcode } from '@compute-market/contract/calls/payment';
import { runKvm } from '@compute-market/contract/calls/rental';
import { register, sendSmsCode } from '@compute-market/contract/calls/session';
import {
  addVerification,
  getVerifications,
  recogniseIdentityCard,
  sendVerificationCode,
  submitOtherChannel,
  uploadVerificationFile,
} from '@compute-market/contract/calls/verification';
import { PAY_TYPE, SMS_SCENE, VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCatalogue } from '../../src/catalogue/run';
import { mailServerOf } from '../../src/mail/address';
import { runDueJobs } from '../../src/jobs/runner';
import { runDesk } from '../../src/staff/desk';
import { companyName, companyTitle } from '../calls/invoice-customers';
import { rentalsOn } from '../calls/instance-world';
import { startTestServer, type TestServer } from '../setup';
import { startMailServer, type TestMailServer } from '../setup/mail-server';
import { startSmsReceiver, type TestSmsReceiver } from '../setup/sms-receiver';
import { upload } from '../setup/upload';

const folder = mkdtempSync(path.join(os.tmpdir(), 'compute-market-shop-'));
const phone = '13900000138';
const order = {
  gpu_type: 'RTX 4090',
  gpu_num: 1,
  image_name: 'ubuntu-22.04',
  unit: 'hour',
  pack_time: 2,
  due_mode: 1,
} as const;

/** As DEMO=0 starts on an empty database, with a gateway of text messages and a mail server; only the machines are simulated. */
let shop: TestServer;
let texts: TestSmsReceiver;
let mails: TestMailServer;
/** The session of the customer whom the tests follow, one after the other. */
let token: string;

beforeAll(async () => {
  texts = await startSmsReceiver();
  mails = await startMailServer();
  const server = mailServerOf(`smtp://127.0.0.1:${mails.port}`);
  if (server === null) throw new Error('no mail server');
  const mail = { server, from: '算力市场 <noreply@example.com>' };
  shop = await startTestServer({ config: { demo: false, mail, smsGateway: texts }, simulatedMachines: true });
});
afterAll(async () => {
  await shop.close();
  await texts.close();
  await mails.close();
  rmSync(folder, { recursive: true });
});

const desk = (...words: readonly string[]) => runDesk(shop.services, words);
const fileOf = (name: string, content: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
const money = async () => (await shop.call(getUserInfo, {}, { token })).data.Money;
const codeSent = (): string => texts.messages.findLast(({ template }) => template === 'code')?.code ?? '';

test('the catalogue of the operator opens the market', async () => {
  expect((await shop.call(getStoreSelectorOptions, {})).data.all_gputypes).toEqual([]);
  await runCatalogue(shop.services, [path.resolve('docs/catalogue.example.json'), '--apply']);
  expect((await shop.call(getGpuSelectorDetail, { container_type: 'kvm' })).data.List).toMatchObject([
    { GpuType: 'RTX 4090', District: '华东一区', FreeNum: 8 },
  ]);
});

test('an account registers by the code that its phone was sent', async () => {
  await shop.call(sendSmsCode, { phone, scene: SMS_SCENE.register });
  expect(texts.messages).toMatchObject([{ phone, scene: SMS_SCENE.register }]);
  const answer = await shop.call(register, { phone, code: codeSent(), passwd: 'Abcd1234', agree: true });
  expect(answer.number).toBe(0);
  token = answer.data.session;
  expect((await shop.call(getUserInfo, {}, { token })).data).toMatchObject({
    Phone: phone,
    PaysByCode: false,
    ChecksOnline: false,
  });
});

test('a transfer that was announced is money once the desk has found it on the statement', async () => {
  const byCode = await shop.call(createQrcode, { amount: 100, pay_type: PAY_TYPE.wechat }, { token });
  expect(byCode.reason).toBe('在线支付尚未开通，请选择对公转账，或联系客服');
  const { data } = await shop.call(createQrcode, { amount: 100, pay_type: PAY_TYPE.corporateTransfer }, { token });
  expect(await desk('transfer')).toContain(`${data.out_trade_no}  ¥100.00`);
  expect(await money()).toBe(0);
  await desk('transfer', 'order', data.out_trade_no, '100', 'BANK-000138');
  expect(await money()).toBe(100);
});

test('nothing is sold while no engine of machines is connected', async () => {
  const { database } = shop;
  const without = await startTestServer({ config: { demo: false }, database: { ...database, close: async () => {} } });
  const refused = await without.call(runKvm, order, { token });
  expect(refused.number).toBe(errors.NOT_AVAILABLE.status);
  expect(refused.reason).toContain('尚未接入');
  await without.close();
  expect(await money()).toBe(100);
});

test('the market sells at the price of the catalogue', async () => {
  const { data } = await shop.call(runKvm, order, { token });
  expect(data.Container_name).toMatch(/\w+/);
  await rentalsOn(shop).passSeconds(8);
  expect(await money()).toBe(100 - 2 * 1.98);
  const [offer] = (await shop.call(getGpuSelectorDetail, { container_type: 'kvm' })).data.List;
  expect(offer?.FreeNum).toBe(7);
});

describe('who a customer is', () => {
  const paper = async (name: string): Promise<string> => {
    const pdf = { name, bytes: Buffer.from('%PDF-1.4\n%%EOF\n') };
    return (await upload(shop, uploadVerificationFile, pdf, { token })).data.file;
  };
  const standing = async () =>
    (await shop.call(getVerifications, {}, { token })).data.verifications.map(({ verify_type, status }) => [
      verify_type,
      status,
    ]);
  const waiting = async (): Promise<string> => /^ {2}(\d+) /m.exec(await desk('verification'))?.[1] ?? '';

  test('is found out by the staff from papers where nobody checks online', async () => {
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    const online = await shop.call(recogniseIdentityCard, { image, side: 'front' }, { token });
    expect(online.reason).not.toBe('');
    const person = { verify_type: VERIFICATION_TYPE.personal, name: '林知远', cert_type: 'other' } as const;
    const sent = await shop.call(
      submitOtherChannel,
      { ...person, cert_number: '110101199003074477', files: [await paper('card.pdf')] },
      { token },
    );
    expect(sent.number).toBe(0);
    await desk('verification', 'approve', await waiting());
    expect(await standing()).toEqual([[VERIFICATION_TYPE.personal, VERIFICATION_STATUS.verified]]);
  });

  test('is a company too, by its licence', async () => {
    await shop.call(sendVerificationCode, { phone, scene: 'enterprise' }, { token });
    const company = {
      verify_type: VERIFICATION_TYPE.enterprise,
      method: 'license',
      company_name: companyName,
      credit_code: companyTitle.tax_no,
      legal_name: '林知远',
      legal_id_number: '110101199003074477',
    } as const;
    const license_file = await paper('licence.pdf');
    const sent = await shop.call(addVerification, { ...company, license_file, phone, captcha: codeSent() }, { token });
    expect(sent.number).toBe(0);
    await desk('verification', 'approve', await waiting());
    expect(await standing()).toContainEqual([VERIFICATION_TYPE.enterprise, VERIFICATION_STATUS.verified]);
  });
});

test('the invoice of the tax office is mailed', async () => {
  const { data: title } = await shop.call(addInvoiceTitle, companyTitle, { token });
  const wanted = { invoice_id: title.Id, amount: 100, invoice_type: 1, content: 'compute' } as const;
  const { data: asked } = await shop.call(addInvoiceRecord, { ...wanted, email: 'finance@example.cn' }, { token });
  const paper = '%PDF-1.4\nthe paper\n%%EOF\n';
  await desk('invoice', 'approve', String(asked.RecordId));
  await desk('invoice', 'issue', String(asked.RecordId), fileOf('invoice.pdf', paper));
  shop.clock.advance(minuteMs);
  await runDueJobs(shop.services);
  expect(mails.mails).toMatchObject([
    {
      to: 'finance@example.cn',
      attachments: [{ name: `${asked.RecordNo}.pdf`, content: Buffer.from(paper) }],
    },
  ]);
  expect(mails.mails[0]?.text).toContain(`您申请的发票 ${asked.RecordNo} 已开具`);
});
