import {
  addVerification,
  confirmIdentityCard,
  getFacePrint,
  getVerifications,
  sendVerificationCode,
  uploadVerificationFile,
} from '@compute-market/contract/calls/verification';
import { VERIFICATION_METHOD, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { audiencesOf } from '../../src/domain/coupon/find-coupons';
import { packageFile } from '../../src/platform/package-file';
import { decideFace, findOpenFaces } from '../../src/sandbox/verifications';
import { upload, type TestServer } from '../setup';
import type { Customer } from './instance-customers';

/** Whom the pictures of the sandbox name. */
export const person = { name: '沈清和', id_number: '33010619980815002X' };
export const cardOf = (phone: string) => ({ ...person, bank_card: '6222021234567890128', phone });
export const picture = async (name: string) =>
  (await readFile(packageFile(`assets/sandbox/${name}`))).toString('base64');

/** What tests of verifications do again and again: send what is asked for, and decide it. */
export function verificationsOn(server: TestServer) {
  let address = 0;
  let phones = 0;
  /** Limits are counted by address: every call has one. */
  const as = (who: Customer) => {
    address += 1;
    return { token: who.token, address: `198.51.100.${address}` };
  };
  const newPhone = () => {
    phones += 1;
    return `137${String(phones).padStart(8, '0')}`;
  };

  const list = async (who: Customer) => (await server.call(getVerifications, {}, as(who))).data.verifications;
  const audienceOf = (who: Customer): ReturnType<typeof audiencesOf> =>
    server.database.transaction((tx) => audiencesOf(tx, who.userId));
  const confirm = (who: Customer, given = person) =>
    server.call(confirmIdentityCard, { ...given, corrected: false }, as(who));
  const look = (who: Customer, enterprise = 0) => server.call(getFacePrint, { enterprise }, as(who));

  async function code(who: Customer, phone: string, scene: 'bank_card' | 'enterprise'): Promise<string> {
    expect((await server.call(sendVerificationCode, { phone, scene }, as(who))).number).toBe(0);
    const { messages } = (await server.app.inject(`/sandbox/api/sms?phone=${phone}`)).json<{
      messages: { code: string }[];
    }>();
    return messages[0]?.code ?? '';
  }

  /** Decides the newest open face check. */
  async function showFace(action: 'pass' | 'fail'): Promise<void> {
    const [row] = await server.database.transaction((tx) => findOpenFaces(tx, server.clock.now()));
    await decideFace(server.services, row?.check.ticket ?? '', action);
  }

  /** An uploaded picture of papers. */
  async function uploaded(who: Customer): Promise<string> {
    const bytes = await readFile(packageFile('assets/sandbox/business-license.png'));
    return (await upload(server, uploadVerificationFile, { name: 'license.png', bytes, type: 'image/png' }, who)).data
      .file;
  }

  async function enterpriseOf(who: Customer, legalName = person.name) {
    const phone = newPhone();
    const company = {
      company_name: '杭州青禾演示科技有限公司',
      credit_code: '91330106MA2DEMQ01G',
      legal_name: legalName,
      legal_id_number: person.id_number,
    };
    return server.call(
      addVerification,
      {
        verify_type: VERIFICATION_TYPE.enterprise,
        method: VERIFICATION_METHOD.license,
        ...company,
        phone,
        captcha: await code(who, phone, 'enterprise'),
        license_file: await uploaded(who),
      },
      as(who),
    );
  }
  return { as, newPhone, list, audienceOf, confirm, look, code, showFace, uploaded, enterpriseOf };
}
