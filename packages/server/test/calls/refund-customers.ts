import {
  requestBalanceRefund,
  getBalanceRefundable,
  getBalanceRefunds,
} from '@compute-market/contract/calls/balance-refund';
import { sendSmsCode } from '@compute-market/contract/calls/session';
import type { RequestOf } from '@compute-market/contract/define-call';
import { PAY_TYPE, type PayType } from '@compute-market/contract/enumerations';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { users } from '../../src/db/schema/account';
import { jobKinds } from '../../src/domain';
import { openOrder } from '../../src/domain/payment/create-order';
import { runDueJobs } from '../../src/jobs/runner';
import { post } from '../../src/ledger/post';
import { SandboxGateway } from '../../src/payment/sandbox-gateway';
import { confirmCorporateTransfer, settle } from '../../src/payment/settle';
import { findMessages } from '../../src/sandbox/overview-data';
import { decideRefund, type RefundAction } from '../../src/sandbox/refunds';
import type { TestServer } from '../setup';
import type { Customer } from './instance-customers';

const fen = (yuan: number): bigint => BigInt(Math.round(yuan * 100));

/** A top-up that was paid through this channel, yuan. */
export async function paidBy(
  server: TestServer,
  { userId }: Customer,
  yuan: number,
  payType: PayType = PAY_TYPE.wechat,
): Promise<number> {
  const now = server.clock.now();
  return server.database.transaction(async (tx) => {
    const { outTradeNo, amountFen } = await openOrder(tx, { userId, amountFen: fen(yuan), payType }, server.services);
    const channel = payType === PAY_TYPE.alipay ? 'alipay' : 'wechat';
    if (payType === PAY_TYPE.corporateTransfer) await confirmCorporateTransfer(tx, outTradeNo, now);
    else
      await settle(
        tx,
        { outTradeNo, amountFen, channel, state: 'paid', gatewayTradeNo: `S${outTradeNo}`, paidAt: now },
        server.services,
      );
    return outTradeNo;
  });
}

/** What support gives, yuan. */
export const given = (server: TestServer, { userId }: Customer, yuan: number): Promise<unknown> =>
  server.database.transaction((tx) =>
    post(tx, {
      key: `gift:${userId}:${server.services.ids.short()}`,
      kind: 'manual',
      userId,
      at: server.clock.now(),
      entries: [
        { account: { kind: 'cash', userId }, amount: fen(yuan) },
        { account: { kind: 'promo' }, amount: -fen(yuan) },
      ],
    }),
  );

/** A code for a refund; a minute after the one before. */
export async function refundCode(server: TestServer, { userId, token }: Customer): Promise<string> {
  server.clock.advance(minuteMs);
  const phone = await server.database.transaction(async (tx) => {
    const [user] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
    return user?.phone ?? '';
  });
  await server.call(sendSmsCode, { phone, scene: 'balance_refund' }, { token });
  const [message] = await server.database.transaction((tx) => findMessages(tx, phone));
  return message?.code ?? '';
}

type Asked = Omit<RequestOf<typeof requestBalanceRefund>, 'code'>;

/** Asks for a refund with a code of its own, yuan. */
export async function askBack(server: TestServer, who: Customer, amount: number, more: Partial<Asked> = {}) {
  const code = await refundCode(server, who);
  return server.call(requestBalanceRefund, { amount, code, ...more }, { token: who.token });
}

export const refundableOf = async (server: TestServer, { token }: Customer) =>
  (await server.call(getBalanceRefundable, {}, { token })).data;
export const refundsOf = async (server: TestServer, { token }: Customer) =>
  (await server.call(getBalanceRefunds, { page: 1, page_size: 20 }, { token })).data.data;

export function sandboxOf({ services }: TestServer): SandboxGateway {
  if (services.gateway instanceof SandboxGateway) return services.gateway;
  throw new Error('the tests run on the sandbox gateway');
}

/** The job asks the channel, and the sandbox decides. */
export async function decideAsked(server: TestServer, refundNo: string, action: RefundAction, reason?: string) {
  await runDueJobs(server.services, jobKinds);
  await decideRefund(server.services, sandboxOf(server), Number(refundNo), action, reason);
}
