import { OPERATION_KIND, OPERATION_OUTCOME, type Operation } from '@compute-market/contract/entities/operation';

export const now = 1_795_154_721;

/** An operation with other facts than a rental of this morning. */
export const makeOperation = (changes: Partial<Operation>): Operation => ({
  Id: '7',
  Kind: OPERATION_KIND.rental,
  Name: '租用云主机',
  Subject: 'k7f3a2c',
  SubAccountName: '',
  Outcome: OPERATION_OUTCOME.done,
  Reason: '',
  Address: '203.0.113.24',
  Browser: 'Chrome',
  System: 'Windows',
  RequestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
  CreateTime: now - 600,
  ...changes,
});

/** What 林知远 and the laboratory did, newest first. */
export const operations: readonly Operation[] = [
  makeOperation({}),
  makeOperation({
    Id: '6',
    Kind: OPERATION_KIND.subAccount,
    Name: '修改子账号额度',
    Subject: 'lab-a',
    CreateTime: now - 5_400,
  }),
  makeOperation({
    Id: '5',
    Kind: OPERATION_KIND.rental,
    Name: '续费云主机',
    Subject: 'k2b9d10',
    SubAccountName: 'lab-a',
    Outcome: OPERATION_OUTCOME.refused,
    Reason: '子账号额度不足，请联系主账号提高额度',
    Address: '2001:db8:85a3::8a2e:370:7334',
    Browser: 'Safari',
    System: 'macOS',
    CreateTime: now - 9_000,
  }),
  makeOperation({
    Id: '4',
    Kind: OPERATION_KIND.money,
    Name: '创建充值订单',
    Subject: '118220261120',
    CreateTime: now - 80_000,
  }),
  makeOperation({
    Id: '3',
    Kind: OPERATION_KIND.account,
    Name: '修改登录密码',
    Subject: '',
    Browser: '微信',
    System: 'iPhone',
    CreateTime: now - 170_000,
  }),
  makeOperation({
    Id: '2',
    Kind: OPERATION_KIND.account,
    Name: '添加 SSH 公钥',
    Subject: 'SHA256:rKWN2QxFKt/r5VMdOCvxxo0ZYUFLujv/p140Il8E/pI',
    SubAccountName: 'lab-b',
    Browser: '',
    System: '',
    CreateTime: now - 260_000,
  }),
];
