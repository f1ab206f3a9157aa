import type { Database } from '../db/database';
import { NotificationRejected, type NotificationHeaders } from './gateway';
import { sandboxKey, signature, signatureMatches } from './sandbox-signature';

export const merchant = 'sandbox-merchant';
const signatureHeader = 'x-sandbox-signature';

/** What the sandbox gateway sends to a notification address. */
export interface SignedNotification {
  readonly headers: Record<string, string>;
  readonly body: string;
}

const keyOf = (database: Database): Promise<string> =>
  database.transaction((tx) => sandboxKey(tx, 'payment-notification'));

export async function signed(database: Database, body: string): Promise<SignedNotification> {
  return { headers: { [signatureHeader]: signature(await keyOf(database), body) }, body };
}

/** Throws NotificationRejected for what this gateway did not sign. */
export async function assertSigned(database: Database, headers: NotificationHeaders, body: string): Promise<void> {
  const given = headers[signatureHeader];
  if (!signatureMatches(await keyOf(database), body, typeof given === 'string' ? given : ''))
    throw new NotificationRejected('签名不符');
}
