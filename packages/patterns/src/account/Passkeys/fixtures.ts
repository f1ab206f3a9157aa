import type { Passkey } from '@compute-market/contract/entities/passkey';

const at = 1_795_000_000;

/** Two passkeys of 林知远: one in use, one that was never used. */
export const passkeys: readonly Passkey[] = [
  { Id: 'p4k7m2x9q1ta', Name: 'macOS 上的 Safari', CreateTime: at - 86_400, LastTime: null },
  { Id: 'w8n3c6z5b0yr', Name: '办公室电脑', CreateTime: at - 8_640_000, LastTime: at - 3_600 },
];
