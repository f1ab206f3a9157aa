import { PAY_TYPE } from '@compute-market/contract/enumerations';
import { normalizeAmountText, parseAmount } from '@compute-market/contract/rules/amount';
import { accountOfTransfer } from '@compute-market/contract/rules/transfer-code';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema/account';
import { openOrder } from '../domain/payment/create-order';
import type { Services } from '../http/handler';
import { NotificationRejected } from '../payment/gateway';
import { confirmCorporateTransfer } from '../payment/settle';
import { tradeNumberOf, type Fields } from './request';

/** A transfer that was announced with an order number. */
async function confirmAnnounced(services: Services, outTradeNo: number): Promise<void> {
  await services.database
    .transaction((tx) => confirmCorporateTransfer(tx, outTradeNo, services.clock.now()))
    .catch((error: unknown) => {
      if (!(error instanceof NotificationRejected)) throw error;
    });
}

/** A transfer whose postscript holds the code of an account, as the recharge page asks for: support opens the order and credits it. */
async function creditPostscript(services: Services, accountId: number, amountFen: bigint): Promise<void> {
  await services.database.transaction(async (tx) => {
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, accountId));
    if (account === undefined) return;
    const order = await openOrder(tx, { userId: account.id, amountFen, payType: PAY_TYPE.corporateTransfer }, services);
    await confirmCorporateTransfer(tx, order.outTradeNo, services.clock.now());
  });
}

/** What the host's staff do when the bank statement shows a transfer (product §9). Unknown or mistyped codes and sums do nothing. */
export async function receiveTransfer(services: Services, fields: Fields): Promise<void> {
  const outTradeNo = tradeNumberOf(fields);
  if (outTradeNo !== null) return confirmAnnounced(services, outTradeNo);
  const accountId = accountOfTransfer(fields.get('postscript') ?? '');
  const amount = parseAmount(normalizeAmountText(fields.get('amount') ?? ''));
  if (accountId !== null && amount.ok && amount.fen > 0)
    await creditPostscript(services, accountId, BigInt(amount.fen));
}
