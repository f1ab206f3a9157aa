import * as z from 'zod/mini';
import { sshKeyName, sshKeyText } from '../entities/ssh-key';

/** 添加 SSH 公钥: a name and the pasted line. */
export const sshKeyForm = z.object({ name: sshKeyName, public_key: sshKeyText });
export type SshKeyForm = z.input<typeof sshKeyForm>;
