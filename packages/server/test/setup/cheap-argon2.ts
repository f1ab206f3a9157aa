import type * as Argon2 from '@node-rs/argon2';
import { createRequire } from 'node:module';

/**
 * What project `server` has in place of the package (vitest.config.ts): its hundreds of passwords are hashed for next to nothing. What a hash is
 * checked with stands in it, so the real ones of older demos are good too. That the server pays the whole price is proven where the package is itself
 * (http/login-work.test.ts).
 */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

export const hash: typeof Argon2.hash = (password, options, ...more) =>
  argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 }, ...more);
export const verify = argon2.verify;
