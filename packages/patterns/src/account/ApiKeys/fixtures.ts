import type { ApiKey } from '@compute-market/contract/entities/api-key';

const at = 1_795_000_000;

/** Three keys of 林知远: one that works, one that was never used, one that has ended. */
export const apiKeys: readonly ApiKey[] = [
  {
    Id: 'k7f2m9x4p1qa',
    Name: '夜间训练脚本',
    Prefix: 'sk_Vt9fQ2',
    Scopes: ['read', 'manage'],
    CreateTime: at - 8_640_000,
    ExpireTime: at + 7_776_000,
    Expired: false,
    LastTime: at - 3_600,
    LastAddress: '203.0.113.24',
  },
  {
    Id: 'b3n8c5z0w6yt',
    Name: '财务对账',
    Prefix: 'sk_m4KxLc',
    Scopes: ['cost'],
    CreateTime: at - 86_400,
    ExpireTime: null,
    Expired: false,
    LastTime: null,
    LastAddress: '',
  },
  {
    Id: 'h1d6s2v9r8ju',
    Name: '旧看板',
    Prefix: 'sk_0pWnR7',
    Scopes: ['read'],
    CreateTime: at - 17_280_000,
    ExpireTime: at - 9_504_000,
    Expired: true,
    LastTime: at - 9_600_000,
    LastAddress: '2001:db8:85a3::8a2e:370:7334',
  },
];
