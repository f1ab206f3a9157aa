import type { Config } from '../../config';
import type { Tx } from '../../db/database';
import { serverKey } from '../../db/server-key';
import { keyOf, seal, unseal } from '../../platform/sealed';

const purpose = 'authenticator';
const placeOf = (userId: number): string => `${purpose}:${userId}`;

/**
 * Where the key of a sealed secret comes from: `SECRET_KEY`, or else the database itself. It stands before the secret, so that those from
 * before `SECRET_KEY` was set still open.
 */
type Source = 'setting' | 'database';

async function keyFrom(tx: Tx, { secretKey }: Config, source: Source): Promise<Buffer | null> {
  const material = source === 'database' ? await serverKey(tx, purpose) : secretKey;
  return material === null ? null : keyOf(material, purpose);
}

/** The secret of an authenticator as it is stored. */
export async function sealSecret(tx: Tx, config: Config, userId: number, secret: Uint8Array): Promise<string> {
  const source: Source = config.secretKey === null ? 'database' : 'setting';
  const key = await keyFrom(tx, config, source);
  if (key === null) throw new Error('no key to seal with');
  return `${source}:${seal(key, secret, placeOf(userId))}`;
}

/** The same to reckon with; null when the key it was sealed with is no longer there. */
export async function unsealSecret(tx: Tx, config: Config, userId: number, stored: string): Promise<Buffer | null> {
  const [source, sealed = ''] = stored.split(':');
  const key = await keyFrom(tx, config, source === 'database' ? 'database' : 'setting');
  return key === null ? null : unseal(key, sealed, placeOf(userId));
}
