import { createQrcode } from '@compute-market/contract/calls/payment';
import { addInvoiceTitle } from '@compute-market/contract/calls/invoice';
import { verification } from '../../src/db/schema/verification';
import { confirmCorporateTransfer } from '../../src/payment/settle';
import type { TestServer } from '../setup';
import { customer, type Customer } from './instance-customers';

export const companyName = '苏州衡川数据有限公司';

/** The title of that company, ready for a special invoice. */
export const companyTitle = {
  title: companyName,
  title_type: 1,
  invoice_type: 1,
  tax_no: '91350100M000100Y43',
  address: '苏州市工业园区星湖街 328 号',
  tel: '0512-66668888',
  bank_name: '招商银行苏州分行',
  bank_account: '512902345610901',
  email: 'finance@example.cn',
} as const;

/** A top-up through the product, credited. Yuan. */
export async function paidTopUp(server: TestServer, who: Customer, yuan: number): Promise<number> {
  const { data } = await server.call(createQrcode, { amount: yuan, pay_type: 2 }, { token: who.token });
  const outTradeNo = Number(data.out_trade_no);
  await server.database.transaction((tx) => confirmCorporateTransfer(tx, outTradeNo, server.clock.now()));
  return outTradeNo;
}

/** Marks a main account as verified: an enterprise, or a person whose name is known as 林*远. */
export async function verifyAs(server: TestServer, { userId }: Customer, type: 'person' | 'enterprise'): Promise<void> {
  const whom =
    type === 'person'
      ? ({ verifyType: 0, method: 'face', name: '林*远' } as const)
      : ({ verifyType: 1, method: 'license', companyName } as const);
  const at = server.clock.now();
  await server.database.transaction((tx) =>
    tx.insert(verification).values({ ...whom, userId, status: 1, createdAt: at, verifiedAt: at }),
  );
}

export interface Company extends Customer {
  readonly titleId: number;
}

/** A verified company with these top-ups, yuan, and its title. */
export async function company(server: TestServer, topUps: readonly number[] = []): Promise<Company> {
  const who = await customer(server);
  await verifyAs(server, who, 'enterprise');
  for (const yuan of topUps) await paidTopUp(server, who, yuan);
  const { data } = await server.call(addInvoiceTitle, companyTitle, { token: who.token });
  return { ...who, titleId: data.Id };
}
