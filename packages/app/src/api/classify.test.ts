import { expect, test } from 'vitest';
import { classifyMain, classifyThirdParty } from './classify';

const ordinary = { exempt: false, poll: false };
const exempt = { exempt: true, poll: false };

test.each([
  [
    'a success',
    ordinary,
    { status: 0, reason: '' },
    { outcome: 'data', sessionLost: false, balanceShort: false, toast: false },
  ],
  [
    'a refusal',
    ordinary,
    { status: 200101, reason: '库存不足' },
    { outcome: 'refused', sessionLost: false, balanceShort: false, toast: true },
  ],
  [
    'status 2',
    ordinary,
    { status: 2, reason: '' },
    { outcome: 'refused', sessionLost: true, balanceShort: false, toast: true },
  ],
  [
    'a reason about the token, in Chinese',
    ordinary,
    { status: 1, reason: '获取token失败' },
    { outcome: 'refused', sessionLost: true, balanceShort: false, toast: true },
  ],
  [
    'a reason about the token, in English',
    ordinary,
    { status: 1, reason: 'Failed to get token' },
    { outcome: 'refused', sessionLost: true, balanceShort: false, toast: true },
  ],
  [
    'a short balance, in Chinese',
    ordinary,
    { status: 9, reason: '可用余额小于套餐价格' },
    { outcome: 'refused', sessionLost: false, balanceShort: true, toast: true },
  ],
  [
    'a short balance, in English',
    ordinary,
    { status: 9, reason: 'available balance is less than the package price' },
    { outcome: 'refused', sessionLost: false, balanceShort: true, toast: true },
  ],
  [
    'a code not ready yet, even with status 2',
    exempt,
    { status: 2, reason: '二维码未生成或者已过期' },
    { outcome: 'envelope', sessionLost: false, balanceShort: false, toast: false },
  ],
  [
    'an exempt refusal',
    exempt,
    { status: 7, reason: '稍后再试' },
    { outcome: 'envelope', sessionLost: false, balanceShort: false, toast: false },
  ],
  [
    'an exempt call with a lost session',
    exempt,
    { status: 2, reason: '登录已失效' },
    { outcome: 'envelope', sessionLost: true, balanceShort: false, toast: false },
  ],
] as const)('main API: %s', (_, call, answer, verdict) => {
  expect(classifyMain(call, answer)).toEqual(verdict);
});

test.each([
  ['a success', { code: 0 }, true, { outcome: 'data', sessionLost: false, balanceShort: false, toast: false }],
  [
    'an invalid token',
    { code: 100031 },
    true,
    { outcome: 'refused', sessionLost: true, balanceShort: false, toast: true },
  ],
  [
    'an expired token with an HTTP error',
    { code: 100032 },
    false,
    { outcome: 'refused', sessionLost: true, balanceShort: false, toast: true },
  ],
  [
    'another code',
    { code: 100101 },
    true,
    { outcome: 'refused', sessionLost: false, balanceShort: false, toast: true },
  ],
  ['an HTTP error', { code: 0 }, false, { outcome: 'refused', sessionLost: false, balanceShort: false, toast: true }],
] as const)('third-party API: %s', (_, answer, httpOk, verdict) => {
  expect(classifyThirdParty(answer, httpOk)).toEqual(verdict);
});
