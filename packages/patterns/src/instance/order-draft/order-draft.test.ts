import { expect, test } from 'vitest';
import { makeInstance } from '../DashboardScreen/fixtures';
import { loading, ready } from '../../resource';
import {
  afterOf,
  bandwidthRoom,
  currentOf,
  draftOf,
  fitAmount,
  orderable,
  withPart,
  type GrowDraft,
  type OrderAction,
  type Room,
} from './order-draft';

const instance = makeInstance({
  Container_name: 'k1',
  Cpu_num: 16,
  AddCpu: 4,
  AddingCpu: 2,
  Bandwidth: 50,
  NoFreeBandwidth: 18,
  MaxBandwidth: 100,
  Gpu_num: 2,
});
const grow = (action: OrderAction) => draftOf(action, instance, false) as GrowDraft;
const room: Room = { min: 10, max: 45, step: 10 };

test('an order begins with vouchers where there are some, else with the balance', () => {
  expect(draftOf('renew', instance, true).payFirst).toBe('power');
  expect(draftOf('renew', instance, false)).toMatchObject({ payFirst: 'money', period: { unit: 'day', count: 1 } });
});

test('what is on its way counts as there: cores add up, bandwidth and cards are meant in all', () => {
  const after = (draft: GrowDraft) => afterOf(draft, currentOf(draft.part, instance));
  expect(after({ ...grow('upgradeCpu'), amount: 8 })).toBe(30);
  expect(after({ ...grow('bandwidth'), amount: 80 })).toBe(80);
  expect(after({ ...withPart(grow('elastic'), 'gpu'), amount: 4 })).toBe(4);
});

test.each([
  [5, 10],
  [10, 10],
  [39, 30],
  [100, 40],
])('%i is fitted to %i of 10 to 45 in tens', (amount, fitted) => {
  expect(fitAmount(amount, room)).toBe(fitted);
});

test('of card counts only what is offered is kept', () => {
  const cards = { min: 4, max: 8, step: 1, choices: [4, 8] };
  expect(fitAmount(8, cards)).toBe(8);
  expect(fitAmount(3, cards)).toBe(4);
});

test('nothing is priced without room, with none left, or when nothing changes', () => {
  expect(orderable(grow('addDisk'), loading)).toBeNull();
  expect(orderable(grow('addDisk'), ready({ min: 10, max: 0, step: 10 }))).toBeNull();
  expect(orderable(withPart(grow('elastic'), 'gpu'), ready({ min: 0, max: 0, step: 1, choices: [] }))).toBeNull();
  expect(orderable(grow('bandwidth'), ready(bandwidthRoom(instance)))).toBeNull();
});

test('what is priced is an amount that can be had', () => {
  expect(orderable({ ...grow('addDisk'), amount: 100 }, ready(room))).toMatchObject({ amount: 40 });
  expect(orderable({ ...grow('bandwidth'), amount: 1000 }, ready(bandwidthRoom(instance)))).toMatchObject({
    amount: 100,
  });
  expect(orderable(draftOf('renew', instance, false), loading)).toMatchObject({ action: 'renew' });
});

test('bandwidth goes from its free part to what the tariff allows', () => {
  expect(bandwidthRoom(instance)).toEqual({ min: 32, max: 100, step: 1 });
});
