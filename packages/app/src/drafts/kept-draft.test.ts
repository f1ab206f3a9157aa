// @vitest-environment jsdom
import { hourMs as hour } from '@compute-market/contract/rules/time-units';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { draftOwner, keptDraft } from './kept-draft';

const draft = keptDraft('test', z.object({ text: z.string() }));
const now = 1_795_154_721_000;
const address = '/console/createWorkOrder/submit/32/GPU%20掉卡/kvm';

beforeEach(() => sessionStorage.clear());

test('what was not sent comes back for its owner, under its address, for a day', () => {
  draft.save('7:', address, { text: '掉卡' }, now);
  expect(draft.read('7:', address, now + 23 * hour)).toEqual({ text: '掉卡' });
  expect(draft.read('7:lab-a', address, now)).toBeNull();
  expect(draft.read('7:', '/other', now)).toBeNull();
  expect(draft.read('7:', address, now + 24 * hour)).toBeNull();
});

test('once it is sent it is forgotten', () => {
  draft.save('7:', address, { text: '掉卡' }, now);
  draft.clear('7:', address);
  expect(draft.read('7:', address, now)).toBeNull();
});

test('two pages have a draft each: writing or sending one leaves the other', () => {
  draft.save('7:', address, { text: '掉卡' }, now);
  draft.save('7:', '/other', { text: '断网' }, now);
  draft.clear('7:', '/other');
  expect(draft.read('7:', address, now)).toEqual({ text: '掉卡' });
});

test.each(['', '{', 'null', '{"savedAt":1}', JSON.stringify({ savedAt: now, values: { text: 1 } })])(
  '%s in its place is none',
  (stored) => {
    sessionStorage.setItem(`draft:test:7::${address}`, stored);
    expect(draft.read('7:', address, now)).toBeNull();
  },
);

test('a sub-account has drafts of its own', () => {
  expect(draftOwner({ Id: 7 })).not.toBe(draftOwner({ Id: 7, SubAccount: { Name: 'lab-a' } }));
});
