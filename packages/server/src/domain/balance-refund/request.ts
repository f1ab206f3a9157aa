import { requestBalanceRefund } from '@compute-market/contract/calls/balance-refund';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import { BALANCE_REFUND_WAY, INSTANCE_STATUS, SMS_SCENE } from '@compute-market/contract/enumerations';
import { spread } from '@compute-market/contract/rules/balance-refund';
import { fen, formatMoney, type Fen } from '@compute-market/contract/rules/money';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { instance } from '../../db/schema/instance';
import { paymentOrder } from '../../db/schema/payment';
import { implementConfirmed, requireActor, type CallContext, type Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { lockPurses } from '../../ledger/accounts';
import { post } from '../../ledger/post';
import { balances } from '../../ledger/statement';
import { fenFromWire, wireYuan } from '../../platform/wire';
import { checkCode, useCode } from '../account/sms-codes';
import { payKeptHours } from '../instance/keep-disk';
import { payImageDays } from '../own-image/charge';
import { requireVerifiedHolder, verifiedSubjects } from '../verification/account-holder';
import { balanceParts, type BalanceParts, type Unspent } from './unspent';
import { waysOf, type Way } from './way';
import { wireRefund, type ShownRefund } from './wire';
import { writeRefund } from './write';

type Confirmed = ParsedRequestOf<typeof requestBalanceRefund>;
/** What is asked for, once it is confirmed. */
type Request = Omit<Confirmed, 'code'>;
type Part = Unspent & Way & { readonly amountFen: Fen };

/** Holds what a refund is made of: the top-ups in the order that invoices lock them in, the kept disks, the purses. What disks were kept for is paid first. */
async function settleAndHold(tx: Tx, userId: number, services: Services): Promise<void> {
  await tx
    .select({ outTradeNo: paymentOrder.outTradeNo })
    .from(paymentOrder)
    .where(and(eq(paymentOrder.userId, userId), isNotNull(paymentOrder.paidAt)))
    .orderBy(asc(paymentOrder.outTradeNo))
    .for('update');
  const kept = await tx
    .select()
    .from(instance)
    .where(and(eq(instance.userId, userId), eq(instance.status, INSTANCE_STATUS.diskKept)))
    .orderBy(asc(instance.id))
    .for('update');
  // Images before the hours of disks, whose charges hold the purses.
  await payImageDays(tx, userId, services.clock.now());
  for (const disk of kept) {
    const refusal = await payKeptHours(tx, disk, 'main', services);
    // What a sub-account's limit refuses is left: no top-up would help.
    if (refusal !== null && refusal.key !== 'SUB_LIMIT_SHORT') throw refusal;
  }
  await lockPurses(tx, userId);
}

function refuseTooMuch({ cashFen, refundableFen }: BalanceParts, amountFen: bigint): void {
  if (cashFen < 0)
    throw new Refusal('BALANCE_REFUND_SHORT', {
      reason: `账户欠费 ${formatMoney(fen(Math.abs(cashFen)))}，请先充值还清，再申请退款`,
    });
  if (amountFen <= BigInt(refundableFen)) return;
  throw new Refusal('BALANCE_REFUND_SHORT', {
    reason: refundableFen === 0 ? '没有可退的余额' : `最多可退 ${formatMoney(refundableFen)}，请修改退款金额`,
    data: { field: 'amount' },
  });
}

/** Where transfers of this request go: to an account in the name that the customer is verified as, and nowhere else (decisions 64). */
async function accountOf(tx: Tx, userId: number, { holder, bank_name, bank_account }: Request) {
  const subjects = await verifiedSubjects(tx, userId, '转账只退到与实名主体同名的银行账户，请先完成实名认证');
  if (holder === undefined || bank_name === undefined || bank_account === undefined)
    throw new Refusal('INVALID_REQUEST', {
      reason: '有金额需要转账退回，请填写收款账户',
      data: { field: 'bank_account' },
    });
  requireVerifiedHolder(holder, subjects);
  return { holder, bankName: bank_name, bankAccount: bank_account };
}

async function partsOf(
  tx: Tx,
  userId: number,
  { topUps }: BalanceParts,
  { amountFen, services }: { readonly amountFen: bigint; readonly services: Services },
): Promise<Part[]> {
  const ways = await waysOf(
    tx,
    userId,
    topUps.map(({ order }) => order),
    services,
  );
  const taken = spread(
    fen(Number(amountFen)),
    topUps.map(({ refundableFen }) => refundableFen),
  );
  return topUps.flatMap((topUp, index) => {
    const [way, taking] = [ways[index], taken[index]];
    return way === undefined || taking === undefined || taking === 0 ? [] : [{ ...topUp, ...way, amountFen: taking }];
  });
}

async function writePart(
  tx: Tx,
  { order, way, amountFen }: Part,
  account: Awaited<ReturnType<typeof accountOf>> | undefined,
  services: Services,
): Promise<ShownRefund> {
  const { outTradeNo, userId, payType } = order;
  const where = way === BALANCE_REFUND_WAY.transfer ? account : {};
  const row = await writeRefund(tx, { outTradeNo, userId, amountFen: BigInt(amountFen), way, ...where }, services);
  return { ...row, payType };
}

/** Sets the money aside in one movement, so that it is neither spent, invoiced nor asked for again, and sends each part on its way. */
export async function openRefund(tx: Tx, userId: number, request: Request, services: Services): Promise<ShownRefund[]> {
  const amountFen = fenFromWire(request.amount);
  await settleAndHold(tx, userId, services);
  const balance = await balanceParts(tx, userId);
  refuseTooMuch(balance, amountFen);
  const parts = await partsOf(tx, userId, balance, { amountFen, services });
  const byTransfer = parts.some(({ way }) => way === BALANCE_REFUND_WAY.transfer);
  const account = byTransfer ? await accountOf(tx, userId, request) : undefined;
  const rows: ShownRefund[] = [];
  for (const part of parts) rows.push(await writePart(tx, part, account, services));
  const numbers = rows.map(({ refundNo }) => refundNo);
  await post(tx, {
    key: `balance-refund:${numbers[0]}`,
    kind: 'balanceRefund',
    userId,
    at: services.clock.now(),
    ...(rows.length === 1 ? { reference: { type: 'order', id: String(rows[0]?.outTradeNo) } } : {}),
    remark: rows.length === 1 ? `退款单号 ${numbers[0]}` : `退款单号 ${numbers[0]} 等 ${rows.length} 笔`,
    entries: [
      { account: { kind: 'cash', userId }, amount: -amountFen },
      { account: { kind: 'refunding' }, amount: amountFen },
    ],
  });
  return rows;
}

/** A refund that is asked for again after its answer was lost is confirmed by another code. */
const wishOf = ({ code: _code, ...wish }: Confirmed): Request => wish;

async function confirm({ code }: Confirmed, context: CallContext): Promise<number> {
  const { userId } = requireActor(context);
  const [owner] = await context.transaction((tx) =>
    tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId)),
  );
  if (owner === undefined) throw new Refusal('SESSION_INVALID');
  return checkCode(context, owner.phone, SMS_SCENE.balanceRefund, code);
}

/** 申请余额退款 (decisions 43). */
export const request = implementConfirmed(requestBalanceRefund, wishOf, confirm, (input, context, codeId) =>
  context.transaction(async (tx) => {
    const { userId } = requireActor(context);
    const opened = await openRefund(tx, userId, input, context.services);
    await useCode(tx, codeId, context.services.clock.now());
    const { cashFen } = await balances(tx, userId);
    return { Refunds: opened.map(wireRefund), Money: wireYuan(cashFen) };
  }),
);
