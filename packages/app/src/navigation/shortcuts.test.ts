import { expect, test } from 'vitest';
import { atRest, press } from './shortcuts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };
const key = (name: string, rest: Partial<typeof plain> = {}) => ({ ...plain, key: name, ...rest });
const free = { typing: false, now: 0 };

test.each([
  [key('k', { ctrlKey: true }), 'palette'],
  [key('K', { metaKey: true }), 'palette'],
  [key('/'), 'search'],
  [key('?', { shiftKey: true }), 'help'],
  [key('k'), null],
  [key('k', { ctrlKey: true, shiftKey: true }), null],
  [key('k', { ctrlKey: true, isComposing: true }), null],
])('%j asks for %s', (pressed, expected) => {
  expect(press(atRest, pressed, free).shortcut).toBe(expected);
});

test.each([
  ['i', { go: 'dashboard' }],
  ['s', { go: 'store' }],
  ['t', { go: 'workOrders' }],
  ['x', null],
])('g and then %s leads to %j', (second, expected) => {
  const { state, shortcut } = press(atRest, key('g'), free);
  expect(shortcut).toBeNull();
  expect(press(state, key(second), { typing: false, now: 1000 })).toEqual({ state: atRest, shortcut: expected });
});

test('a second key that comes late stands for itself', () => {
  const { state } = press(atRest, key('g'), free);
  expect(press(state, key('i'), { typing: false, now: 2000 }).shortcut).toBeNull();
  expect(press(state, key('/'), { typing: false, now: 2000 }).shortcut).toBe('search');
});

test('in a field letters are letters; Ctrl K still opens the palette', () => {
  const typing = { typing: true, now: 0 };
  expect(press(atRest, key('/'), typing).shortcut).toBeNull();
  expect(press(atRest, key('?'), typing).shortcut).toBeNull();
  expect(press(press(atRest, key('g'), typing).state, key('i'), typing).shortcut).toBeNull();
  expect(press(atRest, key('k', { ctrlKey: true }), typing).shortcut).toBe('palette');
});
