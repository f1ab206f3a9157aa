import type { SshKey } from '@compute-market/contract/entities/ssh-key';

const at = 1_795_000_000;

/** Two keys of 林知远. */
export const sshKeys: readonly SshKey[] = [
  {
    Fingerprint: 'SHA256:rKWN2QxFKt/r5VMdOCvxxo0ZYUFLujv/p140Il8E/pI',
    Name: '办公室笔记本',
    Type: 'ssh-ed25519',
    Bits: 256,
    CreateTime: at - 86_400,
  },
  {
    Fingerprint: 'SHA256:HN1g7h6ZtkhBN17SAydvl0EoVMM65By1QS8dLhFV0XI',
    Name: '实验室跳板机',
    Type: 'ssh-rsa',
    Bits: 4096,
    CreateTime: at - 8_640_000,
  },
];
