import type { LoginDevice, LoginRecord } from '@compute-market/contract/entities/login';

const at = 1_795_000_000;
const desk = { Browser: 'Chrome', System: 'Windows', Address: '203.0.113.24', Way: 'password' } as const;
const phone = {
  Browser: '微信',
  System: 'iPhone',
  Address: '2001:db8:2f1a:c00:91be:4ff:fe21:7',
  Way: 'wechat',
} as const;
const script = { Browser: 'Python', System: '', Address: '198.51.100.203', Way: 'password' } as const;

/** Two browsers and a script of 林知远. */
export const loginDevices: readonly LoginDevice[] = [
  { Id: 'd1', ...desk, CreateTime: at - 97_200, LastTime: at, StayUntil: at + 2_494_800, Current: true },
  { Id: 'd2', ...phone, CreateTime: at - 18_000, LastTime: at - 1440, StayUntil: null, Current: false },
  { Id: 'd3', ...script, CreateTime: at - 40_000, LastTime: at - 7200, Current: false },
];

/** What came to the account, one wrong password among it. */
export const loginRecords: readonly LoginRecord[] = [
  { Id: 'r1', ...phone, CreateTime: at - 18_000, Result: 'success' },
  { Id: 'r2', ...script, CreateTime: at - 40_000, Result: 'success' },
  { Id: 'r3', ...script, CreateTime: at - 40_060, Result: 'wrong_password' },
  { Id: 'r4', ...desk, CreateTime: at - 97_200, Result: 'success' },
  { Id: 'r5', ...desk, Browser: '', System: '', CreateTime: at - 190_000, Result: 'success' },
  { Id: 'r6', ...desk, CreateTime: at - 500_000, Result: 'success' },
  { Id: 'r7', ...desk, Way: 'register', CreateTime: at - 900_000, Result: 'success' },
];
