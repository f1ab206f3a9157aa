import { NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { fallsBelow } from '@compute-market/contract/rules/balance-reminder';
import { formatMoney, yuanFromFen, type Fen } from '@compute-market/contract/rules/money';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { ledgerTransaction } from '../../db/schema/ledger';
import { fenOf } from '../../ledger/amount';
import type { Payment } from '../../ledger/charge';
import { fenFromWire } from '../../platform/wire';
import { remind } from '../reminder/remind';
import { noticeSettingOf } from './notice-setting';

/** What one does about it: the top-up that was prepared, or any. Nothing is paid by itself, and a message outside the site has no link. */
function wayOn(topUp: Fen | null): { readonly text: string; readonly textOutside: string; readonly link: string } {
  if (topUp === null) {
    const text = '请及时充值，以免实例无法续费而停止。';
    return { text, textOutside: text, link: routes.recharge.to() };
  }
  const sum = formatMoney(topUp);
  return {
    text: `已备好 ${sum} 的充值，打开后点一次即生成付款码；不会自动扣款。`,
    textOutside: `已备好 ${sum} 的充值，请登录后从站内消息打开；不会自动扣款。`,
    link: routes.recharge.to({ amount: yuanFromFen(topUp) }),
  };
}

/**
 * Tells the main account, once for each falling, that its balance has fallen below the sum it chose (screens B11; decisions 115). Called after it has
 * paid, in the same transaction: the purses are held, so of two payments at once one finds what the other has left.
 */
export async function warnOfBalance(
  tx: Tx,
  userId: number,
  paid: Pick<Payment, 'cashFen' | 'creditFen'> & { readonly transactionId: number },
  at: Date,
): Promise<void> {
  if (paid.cashFen + paid.creditFen === 0n) return;
  const [after] = await tx
    .select({
      leftFen: ledgerTransaction.cashAfterFen,
      settings: users.noticeSettings,
      topUpFen: users.preparedTopUpFen,
    })
    .from(ledgerTransaction)
    .innerJoin(users, eq(users.id, ledgerTransaction.userId))
    .where(eq(ledgerTransaction.id, paid.transactionId));
  if (after !== undefined) await warnIfBelow(tx, userId, { ...paid, ...after }, at);
}

/** A payment, what it left of the balance, and what its customer chose. Fen. */
type Left = Pick<Payment, 'cashFen' | 'creditFen'> & {
  readonly transactionId: number;
  readonly leftFen: bigint;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly topUpFen: bigint | null;
};

/** The same for a caller who has read with the purses what the customer chose. */
export async function warnIfBelow(tx: Tx, userId: number, after: Left, at: Date): Promise<void> {
  const takenFen = after.cashFen + after.creditFen;
  const left = fenOf(after.leftFen);
  const threshold = fenOf(fenFromWire(noticeSettingOf(after.settings)[NOTICE_EVENT.lowBalance].threshold));
  if (!fallsBelow({ before: fenOf(after.leftFen + takenFen), after: left, threshold })) return;
  const fact = `可用余额 ${formatMoney(left)}，已低于您设置的 ${formatMoney(threshold)}。`;
  const { text, textOutside, link } = wayOn(after.topUpFen === null ? null : fenOf(after.topUpFen));
  await remind(tx, {
    key: `low-balance:${after.transactionId}`,
    userId,
    subAccountId: null,
    event: NOTICE_EVENT.lowBalance,
    title: '余额不足',
    text: fact + text,
    textOutside: fact + textOutside,
    link,
    at,
  });
}
