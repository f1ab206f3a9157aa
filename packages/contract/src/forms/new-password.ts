import * as z from 'zod/mini';
import { chosenPassword } from '../entities/account-fields';

/** A new password and its repetition. */
export const newPassword = { passwd: chosenPassword, confirm: z.string().check(z.minLength(1, '请再次输入密码')) };

/** Both are equal. Put last: a checked object cannot be extended. An empty repetition has its own message. */
export const passwordsAgree = z.refine<{ passwd: string; confirm: string }>(
  ({ passwd, confirm }) => confirm === '' || passwd === confirm,
  {
    path: ['confirm'],
    error: '两次输入的密码不一致',
  },
);
