import type { Config } from '../config';
import { keyOf, seal, unseal } from '../platform/sealed';
import type { Tx } from './database';
import { serverKey } from './server-key';

/** What a secret is for, and whose it is: it opens nowhere else. */
export interface SecretPlace {
  readonly purpose: 'authenticator' | 'container-environment' | 'former-password';
  readonly owner: number;
}

/** Where the secret of a person's authenticator belongs. */
export const authenticatorPlace = (owner: number): SecretPlace => ({ purpose: 'authenticator', owner });

const placeOf = ({ purpose, owner }: SecretPlace): string => `${purpose}:${owner}`;

/**
 * Where the key of a sealed secret comes from: `SECRET_KEY`, or else the database itself. It stands before the secret, so that those from
 * before `SECRET_KEY` was set still open.
 */
type Source = 'setting' | 'database';

async function keyFrom(
  tx: Tx,
  { secretKey }: Pick<Config, 'secretKey'>,
  purpose: SecretPlace['purpose'],
  source: Source,
): Promise<Buffer | null> {
  const material = source === 'database' ? await serverKey(tx, purpose) : secretKey;
  return material === null ? null : keyOf(material, purpose);
}

/** A secret as it is stored. */
export async function sealSecret(
  tx: Tx,
  config: Pick<Config, 'secretKey'>,
  place: SecretPlace,
  secret: Uint8Array,
): Promise<string> {
  const source: Source = config.secretKey === null ? 'database' : 'setting';
  const key = await keyFrom(tx, config, place.purpose, source);
  if (key === null) throw new Error('no key to seal with');
  return `${source}:${seal(key, secret, placeOf(place))}`;
}

/** The same to use; null when the key it was sealed with is no longer there. */
export async function unsealSecret(
  tx: Tx,
  config: Pick<Config, 'secretKey'>,
  place: SecretPlace,
  stored: string,
): Promise<Buffer | null> {
  const [source, sealed = ''] = stored.split(':');
  const key = await keyFrom(tx, config, place.purpose, source === 'database' ? 'database' : 'setting');
  return key === null ? null : unseal(key, sealed, placeOf(place));
}
