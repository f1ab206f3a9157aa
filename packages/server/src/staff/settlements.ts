import { SETTLEMENT_STATUS, SETTLEMENT_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { formatMoney } from '@compute-market/contract/rules/money';
import { and, desc, eq, inArray, not } from 'drizzle-orm';
import { StartupError } from '../config';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { payoutAccount, settlement } from '../db/schema/partner';
import { tailDigits } from '../domain/partner/payout-account';
import { isSettled, moveSettlement, netOfSheet, paySettlement, requirePayable } from '../domain/partner/settle';
import { fenOf } from '../ledger/amount';
import { deskLine, deskNumber, deskRows, labelOf, requireDone, type DeskAction, type DeskArea } from './desk-area';

const shownSheets = 20;

export interface SettlementRow {
  readonly sheet: typeof settlement.$inferSelect;
  readonly userName: string;
  /** Null where the partner did not tell it. */
  readonly account: typeof payoutAccount.$inferSelect | null;
}

const { toConfirm, confirmed, disputed } = SETTLEMENT_STATUS;
const waiting = [toConfirm, confirmed, disputed];

/** Sheets that wait for the host, newest first, and where each is to be paid to; one with nothing to pay waits until it is confirmed. */
export const findSettlements = (tx: Tx, most = shownSheets): Promise<SettlementRow[]> =>
  tx
    .select({ sheet: settlement, userName: users.name, account: payoutAccount })
    .from(settlement)
    .innerJoin(users, eq(users.id, settlement.userId))
    .leftJoin(payoutAccount, eq(payoutAccount.userId, settlement.userId))
    .where(and(inArray(settlement.status, waiting), not(isSettled)))
    .orderBy(desc(settlement.month))
    .limit(most);

const step = (action: 'confirm' | 'return', done: string): DeskAction => ({
  takes: ['编号'],
  run: async ({ database }, [typed]) => {
    const id = deskNumber('编号', typed);
    requireDone(await database.transaction((tx) => moveSettlement(tx, id, action)), `结算单 ${id} `);
    return `结算单 ${id} ${done}。`;
  },
});

async function requireAccount(tx: Tx, id: number): Promise<void> {
  const [row] = await tx
    .select({ account: payoutAccount })
    .from(settlement)
    .leftJoin(payoutAccount, eq(payoutAccount.userId, settlement.userId))
    .where(eq(settlement.id, id));
  if (row?.account === null)
    throw new StartupError(`结算单 ${id} 的合作伙伴还没有填写收款账户，不能打款。请联系对方填写后重试。`);
}

/** The end of an account's number that was typed. Throws StartupError for anything else. */
function deskTail(typed = ''): string {
  if (typed.length === tailDigits && /^\d+$/.test(typed)) return typed;
  throw new StartupError(
    `收款账号后四位「${typed}」应为 ${tailDigits} 位数字，即款项打入的账号。请用 npm run desk 查看后重试。`,
  );
}

/** The account is named, since its partner may set another one between the transfer and its entry (decisions 255). */
const pay: DeskAction = {
  takes: ['编号', '收款账号后四位'],
  run: async ({ database, clock }, [typed, typedTail]) => {
    const id = deskNumber('编号', typed);
    const accountTail = deskTail(typedTail);
    const isPaid = await database.transaction(async (tx) => {
      await requirePayable(tx, id);
      await requireAccount(tx, id);
      return paySettlement(tx, id, { accountTail, at: clock.now() });
    });
    requireDone(isPaid, `结算单 ${id} `);
    return `结算单 ${id} 已记为打款完成。`;
  },
};

/** Sheets of partners (decisions 116, 136). */
export const settlementDesk: DeskArea = {
  title: '合作伙伴结算单',
  waiting: async (tx) =>
    (await findSettlements(tx, deskRows)).map(({ sheet, userName, account }) =>
      deskLine(
        String(sheet.id),
        sheet.settlementNo,
        labelOf(SETTLEMENT_STATUS_LABELS, sheet.status),
        formatMoney(fenOf(netOfSheet(sheet))),
        userName,
        account === null ? '未填写收款账户' : `${account.holder} ${account.bankName} ${account.bankAccount}`,
        sheet.dispute,
      ),
    ),
  actions: {
    confirm: step('confirm', '已确认，可以打款'),
    pay,
    return: step('return', '的异议已处理，等待对方再次确认'),
  },
};
