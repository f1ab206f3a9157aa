/** What a client recognises in an answer by itself. Apart from the catalogue, so that a page loads without every sentence of it. */

/** Envelope number of an answer that went well, both transports. */
export const SUCCESS = 0;
/** Main-API status that ends the session (product §8). Not the coupon filter 2. */
export const SESSION_INVALID_STATUS = 2;
/** Third-party codes that end the session (product §8). */
export const TOKEN_INVALID_CODES: readonly number[] = [100031, 100032];
/** A sub-account called what only its main account may (product §6). */
export const PERMISSION_FORBIDDEN = 100041;

/** Words of a reason that the client matches by text (decisions 5). */
export const BALANCE_SHORT_REASON = '可用余额小于套餐价格';
export const QR_NOT_READY_REASON = '二维码未生成或者已过期';

const holds = (reason: string, ...words: readonly string[]): boolean => {
  const text = reason.toLowerCase();
  return words.some((word) => text.includes(word));
};

/** The QR is still being made, or is past its time: fetch it again, never go to /login (product §4, §8). */
export function isQrNotReady(reason: string): boolean {
  return holds(reason, '二维码未生成', 'qr code is not generated', 'qr code not generated', 'qrcode is not generated');
}

/** A reason about failing to get the token: the session is lost (product §8). */
export function isTokenFailure(reason: string): boolean {
  return (
    !isQrNotReady(reason) &&
    holds(reason, '获取token失败', 'failed to get token', 'fail to get token', 'get token failed')
  );
}

/** The order costs more than the purse holds: open the quick top-up (product §8). */
export function isBalanceShort(reason: string): boolean {
  return holds(reason, BALANCE_SHORT_REASON, 'available balance is less than the package price');
}
