import * as z from 'zod/mini';
import { enteredPassword } from '../entities/account-fields';
import { passkeyName } from '../entities/passkey';

/** 添加通行密钥: what it is called, and the password. */
export const passkeyForm = z.object({ name: passkeyName, passwd: enteredPassword });
export type PasskeyForm = z.input<typeof passkeyForm>;
