import * as z from 'zod/mini';
import { timestamp } from './time';
import type { ValueOf } from '../value-of';

/** What an operation is about. */
export const OPERATION_KIND = {
  rental: 'rental',
  instance: 'instance',
  money: 'money',
  invoice: 'invoice',
  account: 'account',
  subAccount: 'sub_account',
  verification: 'verification',
  workOrder: 'work_order',
} as const;
export type OperationKind = ValueOf<typeof OPERATION_KIND>;
export const OPERATION_KIND_LABELS: Readonly<Record<OperationKind, string>> = {
  rental: '租用与续费',
  instance: '实例',
  money: '充值与卡券',
  invoice: '发票',
  account: '账号与安全',
  sub_account: '子账号',
  verification: '实名认证',
  work_order: '工单',
};

/** What a sub-account can have done: the rest is its main account's alone. */
export const SUB_OPERATION_KINDS: readonly OperationKind[] = [
  OPERATION_KIND.rental,
  OPERATION_KIND.instance,
  OPERATION_KIND.account,
  OPERATION_KIND.workOrder,
];

export const OPERATION_OUTCOME = { done: 'done', refused: 'refused' } as const;
export type OperationOutcome = ValueOf<typeof OPERATION_OUTCOME>;
export const OPERATION_OUTCOME_LABELS: Readonly<Record<OperationOutcome, string>> = {
  done: '成功',
  refused: '未执行',
};

/** Something that somebody did with the account, or was refused (decisions 117). */
export const operation = z.object({
  Id: z.string(),
  Kind: z.enum(OPERATION_KIND),
  /** What was done, in words. */
  Name: z.string(),
  /** What it was done to: an instance, an order, a sub-account, a ticket; empty for the account itself. */
  Subject: z.string(),
  /** Who did it; empty for the main account. */
  SubAccountName: z.string(),
  Outcome: z.enum(OPERATION_OUTCOME),
  /** Why it was refused; empty when it was done. */
  Reason: z.string(),
  Address: z.string(),
  /** Names of a closed list, empty when they are not known. */
  Browser: z.string(),
  System: z.string(),
  /** Number of the request. */
  RequestId: z.string(),
  CreateTime: timestamp,
});
export type Operation = z.infer<typeof operation>;
