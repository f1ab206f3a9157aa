import * as z from 'zod/mini';
import { SSH_KEYS_MAX, SSH_KEY_TEXT_MAX, readSshKey } from '../rules/ssh-key';
import { lineOf } from './text';
import { timestamp } from './time';

/** Most characters of the name of a key. */
export const SSH_KEY_NAME_MAX = 32;

/** What its owner calls a key. */
export const sshKeyName = lineOf(SSH_KEY_NAME_MAX).check(z.minLength(1, '请输入名称'));

/** A public key as pasted; refused with what is wrong with it. */
export const sshKeyText = z
  .string()
  .check(z.maxLength(SSH_KEY_TEXT_MAX, '公钥过长，请检查是否多粘贴了内容'))
  .check((context) => {
    const read = readSshKey(context.value);
    if (!read.ok) context.issues.push({ code: 'custom', message: read.reason, input: context.value });
  });

/** `SHA256:` and 43 characters, as `ssh-keygen -l` says it: names a key for everybody who has it. */
export const sshFingerprint = z
  .string()
  .check(z.maxLength(50, '公钥指纹不正确'), z.regex(/^SHA256:[A-Za-z0-9+/]{43}$/, '公钥指纹不正确'));
/** Keys by their fingerprints. */
export const sshFingerprints = z.array(sshFingerprint).check(z.maxLength(SSH_KEYS_MAX, `最多 ${SSH_KEYS_MAX} 个公钥`));

const about = { Fingerprint: z.string(), Name: z.string(), Type: z.string(), Bits: z.int() };

/** A public key of the caller's own account. */
export const sshKey = z.object({ ...about, CreateTime: timestamp });
export type SshKey = z.infer<typeof sshKey>;

/** A public key that is in an instance, also one that was since taken out of the account. */
export const instanceSshKey = z.object(about);
export type InstanceSshKey = z.infer<typeof instanceSshKey>;
