import { normalizeAmountText, parseAmount } from '@compute-market/contract/rules/amount';
import { formatMoney } from '@compute-market/contract/rules/money';
import { eq } from 'drizzle-orm';
import { StartupError } from '../config';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { forgetAuthenticator } from '../domain/authenticator/bound';
import { appointPartner, dismissPartner, findUnusedMachines } from '../domain/partner/membership';
import { fenOf } from '../ledger/amount';
import { setCreditQuota } from '../ledger/credit';
import { accountOf } from './account-of';
import { adjustBalance } from './adjustments';
import { deskLine, deskRows, type DeskArea } from './desk-area';

/** Takes every second step of logging in away from an account: its owner has lost the phone, and staff have made sure who it is. */
export async function endSecondFactor(tx: Tx, userId: number): Promise<void> {
  await tx.update(users).set({ secondFactor: false }).where(eq(users.id, userId));
  await forgetAuthenticator(tx, userId);
}

/** Accounts of customers, found by their login phone (decisions 136). */
export const customerDesk: DeskArea = {
  title: '客户',
  actions: {
    adjust: adjustBalance,
    credit: {
      takes: ['手机号', '信用额度'],
      run: ({ database }, [phone, typed = '']) => {
        const quota = parseAmount(normalizeAmountText(typed));
        if (!quota.ok || quota.fen < 0)
          throw new StartupError(`信用额度「${typed}」应为不小于 0、最多两位小数的元数。`);
        const { fen } = quota;
        return database.transaction(async (tx) => {
          await setCreditQuota(tx, await accountOf(tx, phone), BigInt(fen));
          return `${phone} 的信用额度已设为 ${formatMoney(fenOf(BigInt(fen)))}。`;
        });
      },
    },
    'second-factor-off': {
      takes: ['手机号'],
      run: ({ database }, [phone]) =>
        database.transaction(async (tx) => {
          await endSecondFactor(tx, await accountOf(tx, phone));
          return `${phone} 的二次验证已关闭，对方用密码登录后可重新开启。`;
        }),
    },
  },
};

/** Partners, and machines of the platform on which nothing was ever let (decisions 116, 136). */
export const partnerDesk: DeskArea = {
  title: '可以交给合作伙伴的主机',
  shownAlone: true,
  waiting: async (tx) =>
    (await findUnusedMachines(tx, deskRows)).map(({ name, gpuType, totalGpus }) =>
      deskLine(name, `${gpuType} × ${totalGpus}`),
    ),
  actions: {
    appoint: {
      takes: ['手机号', '主机名'],
      run: ({ database, clock }, [phone, typed = '']) =>
        database.transaction(async (tx) => {
          const userId = await accountOf(tx, phone);
          const names = typed.split(/[\s,，]+/).filter((name) => name !== '');
          const unused = await findUnusedMachines(tx, Number.MAX_SAFE_INTEGER);
          const hostIds = names.map((name) => {
            const machine = unused.find((one) => one.name === name);
            if (machine === undefined)
              throw new StartupError(
                `主机「${name}」不存在、已属于合作伙伴或已出租过，请用 npm run desk -- partner 查看。`,
              );
            return machine.id;
          });
          await appointPartner(tx, userId, hostIds, clock.now());
          return `${phone} 已成为合作伙伴，名下新增 ${hostIds.length} 台主机。`;
        }),
    },
    dismiss: {
      takes: ['手机号'],
      run: ({ database, clock }, [phone]) =>
        database.transaction(async (tx) => {
          const userId = await accountOf(tx, phone);
          if (!(await dismissPartner(tx, userId, clock.now())))
            throw new StartupError(
              `${phone} 不是合作伙伴，或其主机上还有租用或保留的磁盘，或出租收益、离线退费还没有全部入账，未结束合作。请在租用结束、保留的磁盘释放后的次日 0:10 以后重试。`,
            );
          return `${phone} 的合作已结束，已有的结算单照常打款。`;
        }),
    },
  },
};
