import { getUserInfo, getUserVipInfo } from '@compute-market/contract/calls/account';
import { getBalanceRefundable, getBalanceRefunds } from '@compute-market/contract/calls/balance-refund';
import { getMonthlyBills } from '@compute-market/contract/calls/bill';
import {
  getBareMetalCosts,
  getExpenseGroups,
  getExpenseSummary,
  getInstanceCost,
  getInstanceCosts,
  getRunway,
} from '@compute-market/contract/calls/cost';
import { getAssignedCoupons, getVisibleCouponGroups } from '@compute-market/contract/calls/coupon';
import { getBareMetalInstances, getInstances } from '@compute-market/contract/calls/instance';
import { getInvoiceableChanges, getInvoiceConditions, getInvoiceRecords } from '@compute-market/contract/calls/invoice';
import { getLoginDevices, getLoginRecords } from '@compute-market/contract/calls/login-device';
import { getBareMetalModels, getReservations } from '@compute-market/contract/calls/market';
import { getBannerAndNotice, getNotices } from '@compute-market/contract/calls/notice';
import { getMachineIncome, getSettlementLines, getSettlements } from '@compute-market/contract/calls/partner';
import { getExports } from '@compute-market/contract/calls/export';
import { getOperations } from '@compute-market/contract/calls/operation';
import { getBalanceChanges, getOrders } from '@compute-market/contract/calls/payment';
import { getReminders } from '@compute-market/contract/calls/reminder';
import {
  getAllSubAccountInstances,
  getSubAccountInstances,
  getSubAccounts,
} from '@compute-market/contract/calls/sub-account';
import { getUnreadFlag, getWorkOrderDocuments, getWorkOrders } from '@compute-market/contract/calls/work-order';
import type { CallDefinition, RequestOf } from '@compute-market/contract/define-call';
import { daySeconds } from '@compute-market/contract/rules/time-units';

/** A call that reads a list or a figure, as one customer sends it. */
export interface Reading {
  readonly name: string;
  readonly call: CallDefinition;
  readonly input: RequestOf<CallDefinition>;
}

const reading = <Call extends CallDefinition>(call: Call, input: RequestOf<Call>, as = ''): Reading => ({
  name: as === '' ? call.name : `${call.name}, ${as}`,
  call,
  input,
});

const firstPage = { page: 1, page_size: 20 };

/** Every list and figure of the contract that grows with a customer's years, at a moment in seconds since 1970. `user` is the number the seed gave. */
export function readings(user: number, now: number): Reading[] {
  const month = { begin_time: now - 30 * daySeconds, end_time: now };
  const amounts = { min_amount: 0.5, max_amount: 100 };
  const instance_name = `scale-${user}-1`;
  return [
    reading(getBalanceChanges, firstPage),
    reading(getBalanceChanges, { page: 3, page_size: 20 }, 'third page'),
    reading(getBalanceChanges, { ...firstPage, fold: true }, 'folded'),
    reading(getBalanceChanges, { ...firstPage, fold: true, ...month }, 'folded, a month'),
    reading(getBalanceChanges, { ...firstPage, ...month }, 'a month'),
    reading(getBalanceChanges, { ...firstPage, type: 1 }, 'one type'),
    reading(getBalanceChanges, { ...firstPage, ...amounts }, 'of an amount'),
    reading(getBalanceChanges, { ...firstPage, fold: true, ...amounts }, 'folded, of an amount'),
    reading(getBalanceChanges, { ...firstPage, fold: true, ...month, ...amounts }, 'folded, of an amount, a month'),
    reading(getBalanceChanges, { ...firstPage, fold: true, min_amount: 500 }, 'folded, of a large amount'),
    reading(getInstanceCosts, firstPage),
    reading(getInstanceCosts, { ...firstPage, ...month }, 'a month'),
    reading(getInstanceCosts, { ...firstPage, fold: true }, 'folded'),
    reading(getInstanceCosts, { ...firstPage, fold: true, ...month }, 'folded, a month'),
    reading(getInstanceCosts, { ...firstPage, instance_name }, 'one instance'),
    reading(getInstanceCosts, { ...firstPage, ...amounts }, 'of an amount'),
    reading(getInstanceCosts, { ...firstPage, fold: true, ...amounts }, 'folded, of an amount'),
    reading(getInstanceCosts, { ...firstPage, fold: true, ...month, ...amounts }, 'folded, of an amount, a month'),
    reading(getInstanceCost, { instance_name }),
    reading(getExpenseSummary, {}),
    reading(getExpenseGroups, { group: 'instance', ...month }, 'by instance, a month'),
    reading(getExpenseGroups, { group: 'day', ...month }, 'by day, a month'),
    reading(getInstanceCosts, { ...firstPage, ...month, product: 'kvm' }, 'of a product, a month'),
    reading(getMonthlyBills, firstPage),
    reading(getExports, firstPage),
    reading(getOperations, firstPage),
    reading(getOperations, { ...firstPage, ...month }, 'a month'),
    reading(getRunway, {}),
    reading(getBareMetalCosts, firstPage),
    reading(getOrders, firstPage),
    reading(getBalanceRefunds, firstPage),
    reading(getBalanceRefundable, {}),
    reading(getInvoiceConditions, {}),
    reading(getInvoiceRecords, firstPage),
    reading(getInvoiceableChanges, firstPage),
    reading(getInvoiceableChanges, { ...firstPage, ...month }, 'a month'),
    reading(getInstances, firstPage),
    reading(getInstances, { ...firstPage, keyword: 'training 1' }, 'a keyword'),
    reading(getBareMetalInstances, firstPage),
    reading(getBareMetalModels, firstPage),
    reading(getReservations, firstPage),
    reading(getSubAccounts, firstPage),
    reading(getAllSubAccountInstances, firstPage),
    reading(getSubAccountInstances, { ...firstPage, sub_account_name: 'sub-1' }),
    reading(getMachineIncome, { ...firstPage, ...month }),
    reading(getSettlements, firstPage),
    reading(getSettlementLines, { ...firstPage, settlement_id: user }),
    reading(getWorkOrders, firstPage),
    reading(getUnreadFlag, {}),
    reading(getWorkOrderDocuments, firstPage),
    reading(getReminders, firstPage),
    reading(getNotices, firstPage),
    reading(getBannerAndNotice, {}),
    reading(getAssignedCoupons, { ...firstPage, status: 2 }),
    reading(getVisibleCouponGroups, {}),
    reading(getLoginDevices, {}),
    reading(getLoginRecords, {}),
    reading(getUserInfo, {}),
    reading(getUserVipInfo, {}),
  ];
}
