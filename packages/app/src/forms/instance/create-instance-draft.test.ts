// @vitest-environment jsdom
import { hourMs as hour } from '@compute-market/contract/rules/time-units';
import { blankForm } from '@compute-market/patterns/instance/CreateInstanceScreen';
import { beforeEach, expect, test } from 'vitest';
import { createInstanceDraft as draft, visitorDraft } from './create-instance-draft';

const search = '?type=kvm&gpu_type=H20';
const filled = { ...blankForm, gpu_type: 'H20', quantity: 3, note: 'qwen2.5' };
const now = 1_795_154_721_000;

beforeEach(() => sessionStorage.clear());

test('what was not sent comes back, for its owner only', () => {
  draft.save('7', search, filled, now);
  expect(draft.read('7', search, now + hour)).toEqual(filled);
  expect(draft.read('8', search, now + hour)).toBeNull();
});

test('after a day it is forgotten', () => {
  draft.save('7', search, filled, now);
  expect(draft.read('7', search, now + 25 * hour)).toBeNull();
});

test('another deep link is another wish', () => {
  draft.save('7', search, filled, now);
  expect(draft.read('7', '?gpu_type=L40S', now)).toBeNull();
});

test('an account takes over what it filled in before it logged in', () => {
  draft.save(visitorDraft, search, filled, now);
  expect(draft.read('7', search, now)).toEqual(filled);
  draft.adopt('7', search, filled, now);
  expect(draft.read('8', search, now)).toBeNull();
  expect(draft.read('7', search, now)).toEqual(filled);
});

test('what was filled in last comes back: before logging in, or as the account', () => {
  draft.save('7', search, filled, now);
  draft.save(visitorDraft, search, { ...filled, quantity: 5 }, now + hour);
  expect(draft.read('7', search, now + hour)).toMatchObject({ quantity: 5 });
  draft.save('7', search, { ...filled, quantity: 2 }, now + 2 * hour);
  expect(draft.read('7', search, now + 2 * hour)).toMatchObject({ quantity: 2 });
});

test('cleared is gone', () => {
  draft.save('7', search, filled, now);
  draft.clear('7', search);
  expect(draft.read('7', search, now)).toBeNull();
});

test('a draft of an older form gives what still fits', () => {
  draft.save('7', search, { gpu_type: 5, note: 'ok' } as never, now);
  expect(draft.read('7', search, now)).toEqual({ ...blankForm, note: 'ok' });
});

test('values of an environment are kept nowhere, their names are', () => {
  const environment = [{ name: 'HF_TOKEN', value: 'hf_secret' }];
  draft.save('7', search, { ...filled, environment }, now);
  draft.adopt('7', search, { ...filled, environment }, now);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('hf_secret');
  expect(draft.read('7', search, now)?.environment).toEqual([{ name: 'HF_TOKEN', value: '' }]);
});
