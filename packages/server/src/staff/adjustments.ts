import { normalizeAmountText, parseAmount } from '@compute-market/contract/rules/amount';
import { formatMoney } from '@compute-market/contract/rules/money';
import { StartupError } from '../config';
import { fenOf } from '../ledger/amount';
import { post } from '../ledger/post';
import { Refusal } from '../http/refusal';
import { accountOf } from './account-of';
import { deskText, type DeskAction } from './desk-area';

const longestReason = 60;
const numberRule = /^[\w-]{6,64}$/;

/** Fen, negative after a minus sign. Throws StartupError for what is no sum, and for none. */
function readSum(typed: string): bigint {
  const [, sign = '', amountText = ''] = /^\s*([-−]?)(.*)$/.exec(typed) ?? [];
  const amount = parseAmount(normalizeAmountText(amountText));
  if (!amount.ok || amount.fen <= 0)
    throw new StartupError(`金额「${typed}」应为不等于 0、最多两位小数的元数，扣减时以减号开头。`);
  return sign === '' ? BigInt(amount.fen) : -BigInt(amount.fen);
}

/** The sentence for what the ledger refuses. */
function sentenceOf(error: unknown, phone: string, number: string): unknown {
  if (!(error instanceof Refusal)) return error;
  if (error.key === 'IDEMPOTENCY_MISMATCH')
    return new StartupError(`调整编号 ${number} 已用于另一笔调整，没有改动。请核对，或换一个编号。`, { cause: error });
  if (error.key === 'BALANCE_SHORT')
    return new StartupError(`${phone} 的余额与信用额度不足以扣减这笔金额，没有改动。请核对金额。`, { cause: error });
  return error;
}

/**
 * 人工调整: gives to or takes from the balance of an account, with a reason that its owner reads in the statement (decisions 136). A number,
 * such as that of the ticket it answers, makes it count once.
 */
export const adjustBalance: DeskAction = {
  takes: ['手机号', '调整编号', '金额', '说明'],
  run: async ({ database, clock }, [phone = '', number = '', typed = '', reason]) => {
    const amount = readSum(typed);
    const remark = deskText('说明', reason, longestReason);
    if (!numberRule.test(number))
      throw new StartupError('调整编号应为 6 至 64 位字母、数字、下划线或连字符，例如工单编号：同一编号只调整一次。');
    const sum = `${amount < 0n ? '扣减' : '增加'} ${formatMoney(fenOf(amount < 0n ? -amount : amount))}`;
    try {
      const { replayed } = await database.transaction(async (tx) => {
        const userId = await accountOf(tx, phone);
        return post(tx, {
          key: `manual:${number}`,
          kind: 'manual',
          userId,
          at: clock.now(),
          actor: 'support',
          remark,
          entries: [
            { account: { kind: 'cash', userId }, amount },
            { account: { kind: 'promo' }, amount: -amount },
          ],
        });
      });
      return replayed ? `调整 ${number} 已经做过，没有重复调整。` : `${phone} 的余额已${sum}，调整编号 ${number}。`;
    } catch (error) {
      throw sentenceOf(error, phone, number);
    }
  },
};
