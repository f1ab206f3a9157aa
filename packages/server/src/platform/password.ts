import { hash, verify } from '@node-rs/argon2';

/** argon2id at the cost its guidance names for servers. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Checks a password. Without a stored hash it does the same work and fails, so that time does not tell who exists. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== undefined && matches;
}
