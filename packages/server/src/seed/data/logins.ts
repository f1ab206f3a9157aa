import { LOGIN_RESULT, LOGIN_WAY, type LoginResult, type LoginWay } from '@compute-market/contract/entities/login';

/** A login of the demo data, dated by its age. */
export interface LoginSeed {
  readonly subAccountName?: string;
  readonly way: LoginWay;
  readonly address: string;
  readonly browser: string;
  readonly system: string;
  readonly hoursAgo: number;
  readonly result: LoginResult;
  /** Still signed in, and used last so many hours ago. */
  readonly usedHoursAgo?: number;
}

const desk = { address: '203.0.113.24', browser: 'Chrome', system: 'Windows' };
const phone = { address: '2001:db8:2f1a:c00::7', browser: '微信', system: 'iPhone' };
const laboratory = {
  subAccountName: 'lab-a',
  way: LOGIN_WAY.subAccount,
  address: '203.0.113.61',
  browser: 'Firefox',
  system: 'Linux',
  result: LOGIN_RESULT.success,
};
const { success, wrongPassword } = LOGIN_RESULT;

/** Who came to the first demo account. */
export const logins: readonly LoginSeed[] = [
  { ...desk, way: LOGIN_WAY.password, hoursAgo: 310, result: success },
  { ...phone, way: LOGIN_WAY.wechat, hoursAgo: 214, result: success },
  { ...desk, way: LOGIN_WAY.password, hoursAgo: 149, result: success },
  {
    way: LOGIN_WAY.password,
    address: '198.51.100.203',
    browser: 'Python',
    system: '',
    hoursAgo: 97,
    result: wrongPassword,
  },
  {
    way: LOGIN_WAY.password,
    address: '203.0.113.80',
    browser: 'Safari',
    system: 'macOS',
    hoursAgo: 52,
    result: success,
  },
  { ...desk, way: LOGIN_WAY.password, hoursAgo: 27.1, result: wrongPassword },
  { ...desk, way: LOGIN_WAY.password, hoursAgo: 27, result: success, usedHoursAgo: 2 },
  { ...phone, way: LOGIN_WAY.wechat, hoursAgo: 5, result: success, usedHoursAgo: 0.4 },
  { ...laboratory, hoursAgo: 120 },
  { ...laboratory, hoursAgo: 20, usedHoursAgo: 1 },
];
