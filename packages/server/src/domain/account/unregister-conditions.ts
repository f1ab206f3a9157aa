import {
  BALANCE_REFUND_STATUS,
  INSTANCE_STATUS,
  INVOICE_STATUS,
  ORDER_STATUS,
  RESERVATION_STATUS,
} from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { fen, formatMoney } from '@compute-market/contract/rules/money';
import { and, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts, users } from '../../db/schema/account';
import { bareMetalInstance, reservation } from '../../db/schema/bare-metal';
import { cloudDisk } from '../../db/schema/cloud-disk';
import { instance } from '../../db/schema/instance';
import { invoiceRecord } from '../../db/schema/invoice';
import { outage } from '../../db/schema/outage';
import { settlement } from '../../db/schema/partner';
import { balanceRefund, paymentOrder } from '../../db/schema/payment';
import { balanceParts, type BalanceParts } from '../balance-refund/unspent';
import { isUnpaid } from '../partner/settle';

/** One thing that must be so before an account can go. `Route` is where it can be put right; empty when nowhere. */
export interface Condition {
  readonly Key: string;
  readonly Name: string;
  readonly Passed: boolean;
  readonly Reason: string;
  readonly Route: string;
}

const { running, ended, startFailedRefunded, diskKept } = INSTANCE_STATUS;

const condition = (Key: string, Name: string, Route: string, unmet: string | null): Condition => ({
  Key,
  Name,
  Passed: unmet === null,
  Reason: unmet ?? '',
  Route: unmet === null ? '' : Route,
});
const unless = (count: number, sentence: (count: number) => string): string | null =>
  count === 0 ? null : sentence(count);

/** What was topped up goes back first (decisions 43), once no invoice holds it; whatever was given is given up. */
function balanceCondition({ toppedUpFen, refundableFen, invoicedFen }: BalanceParts): Condition {
  const isInvoiced = invoicedFen > 0 && refundableFen === 0;
  const route = isInvoiced ? routes.invoice.path : routes.balanceRefund.path;
  const next = isInvoiced ? '已开发票，请联系客服作废发票后退回' : '未用完，请先退回';
  return condition(
    'balance',
    '余额为 0 或已退款',
    route,
    toppedUpFen > 0 ? `余额 ${formatMoney(toppedUpFen)} ${next}` : null,
  );
}

/** Everything that still ties a main account to the product. Vouchers and gifts do not: they are never paid out, and whoever leaves gives them up (screens B11). */
export async function unregisterConditions(tx: Tx, userId: number, now: Date): Promise<Condition[]> {
  const mine = eq(instance.userId, userId);
  const rentals = await tx.$count(
    instance,
    and(mine, notInArray(instance.status, [ended, startFailedRefunded, diskKept])),
  );
  // Its money is still to come, and would find no balance (decisions 110, 137).
  const outages = await tx.$count(
    outage,
    and(
      isNull(outage.creditedAt),
      inArray(outage.instanceId, tx.select({ id: instance.id }).from(instance).where(mine)),
    ),
  );
  const machines = await tx.$count(
    bareMetalInstance,
    and(eq(bareMetalInstance.userId, userId), eq(bareMetalInstance.status, running)),
  );
  // The first period is paid by the contract, and the machines would be handed to nobody (decisions 252).
  const contracts = await tx.$count(
    reservation,
    and(eq(reservation.userId, userId), eq(reservation.status, RESERVATION_STATUS.signed)),
  );
  const disks = await tx.$count(instance, and(mine, inArray(instance.status, [diskKept])));
  const subs = await tx.$count(subAccounts, and(eq(subAccounts.userId, userId), isNull(subAccounts.deletedAt)));
  const cloud = await tx.$count(cloudDisk, and(eq(cloudDisk.userId, userId), gt(cloudDisk.releaseAt, now)));
  const orders = await tx.$count(
    paymentOrder,
    and(eq(paymentOrder.userId, userId), eq(paymentOrder.status, ORDER_STATUS.unpaid), gt(paymentOrder.expiresAt, now)),
  );
  const invoices = await tx.$count(
    invoiceRecord,
    and(
      eq(invoiceRecord.userId, userId),
      inArray(invoiceRecord.status, [INVOICE_STATUS.reviewing, INVOICE_STATUS.issuing]),
    ),
  );
  const partnerships = await tx.$count(users, and(eq(users.id, userId), users.isPartner));
  const unpaidSheets = await tx.$count(settlement, and(eq(settlement.userId, userId), isUnpaid));
  const refunds = await tx.$count(
    balanceRefund,
    and(eq(balanceRefund.userId, userId), eq(balanceRefund.status, BALANCE_REFUND_STATUS.processing)),
  );
  const parts = await balanceParts(tx, userId);
  const { cashFen } = parts;
  return [
    condition(
      'instances',
      '无未结束的实例',
      routes.dashboard.path,
      unless(
        rentals + machines,
        (count) => `仍有 ${count} 个实例未结束，请等待到期（按量计费的请停止计费），或联系客服`,
      ) ?? unless(outages, (count) => `仍有 ${count} 笔主机离线期间的租费未退回，请稍后再试`),
    ),
    condition(
      'reservations',
      '无待交付的裸金属预约',
      routes.reservations.path,
      unless(contracts, (count) => `仍有 ${count} 个已签约的裸金属预约未交付，请等待交付或联系客服取消`),
    ),
    condition(
      'disks',
      '无保留中的磁盘',
      routes.dashboard.path,
      unless(disks, (count) => `仍有 ${count} 块磁盘保留中，请先释放`),
    ),
    condition(
      'cloudDisk',
      '无使用中的云盘',
      routes.cloudDisk.path,
      unless(cloud, () => '云盘数据尚未释放，请等待到期释放或联系客服'),
    ),
    balanceCondition(parts),
    condition(
      'balanceRefunds',
      '无处理中的余额退款',
      routes.balanceRefund.path,
      unless(refunds, (count) => `仍有 ${count} 笔余额退款处理中，请等待退回`),
    ),
    condition(
      'arrears',
      '无欠费',
      routes.recharge.path,
      cashFen < 0 ? `欠费 ${formatMoney(fen(Math.abs(cashFen)))}，请先充值` : null,
    ),
    condition(
      'orders',
      '无待支付的订单',
      routes.orders.path,
      unless(orders, (count) => `仍有 ${count} 笔充值订单待支付，请先支付或等待关闭`),
    ),
    condition(
      'invoices',
      '无未完成的发票',
      routes.invoice.path,
      unless(invoices, (count) => `仍有 ${count} 张发票未开具，请等待开具或联系客服`),
    ),
    condition(
      'partner',
      '无合作关系',
      routes.income.path,
      unless(partnerships, () => '仍是合作伙伴，请联系客服终止合作并结清收益') ??
        unless(unpaidSheets, (count) => `仍有 ${count} 张结算单未打款，请在合作收益确认并填写收款账户，等待打款`),
    ),
    condition(
      'subAccounts',
      '无子账号',
      routes.account.path,
      unless(subs, (count) => `仍有 ${count} 个子账号，请先删除`),
    ),
  ];
}
