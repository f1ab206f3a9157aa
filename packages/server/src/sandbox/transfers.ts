import { normalizeAmountText, parseAmount } from '@compute-market/contract/rules/amount';
import { accountOfTransfer } from '@compute-market/contract/rules/transfer-code';
import type { Services } from '../http/handler';
import { NotificationRejected } from '../payment/gateway';
import { confirmCorporateTransfer } from '../payment/settle';
import { creditAccount } from '../staff/transfers';
import { tradeNumberOf, type Fields } from './request';

/** A transfer that was announced with an order number. */
async function confirmAnnounced(services: Services, outTradeNo: number): Promise<void> {
  await services.database
    .transaction((tx) => confirmCorporateTransfer(tx, outTradeNo, services.clock.now()))
    .catch((error: unknown) => {
      if (!(error instanceof NotificationRejected)) throw error;
    });
}

/** What the host's staff do when the bank statement shows a transfer (product §9). Unknown or mistyped codes and sums do nothing. */
export async function receiveTransfer(services: Services, fields: Fields): Promise<void> {
  const outTradeNo = tradeNumberOf(fields);
  if (outTradeNo !== null) return confirmAnnounced(services, outTradeNo);
  const accountId = accountOfTransfer(fields.get('postscript') ?? '');
  const amount = parseAmount(normalizeAmountText(fields.get('amount') ?? ''));
  if (accountId !== null && amount.ok && amount.fen > 0)
    await services.database.transaction((tx) =>
      creditAccount(tx, services, { accountId, amountFen: BigInt(amount.fen) }),
    );
}
