import { blankForm } from '@compute-market/patterns/instance/CreateInstanceScreen';
import { beforeEach, expect, test } from 'vitest';
import { adoptDraft, clearDraft, readDraft, saveDraft, visitorDraft } from './create-instance-draft';

const search = '?type=kvm&gpu_type=H20';
const filled = { ...blankForm, gpu_type: 'H20', note: 'qwen2.5' };
const now = 1_795_154_721_000;
const hour = 3_600_000;

beforeEach(() => sessionStorage.clear());

test('what was not sent comes back, for its owner only', () => {
  saveDraft('7', search, filled, now);
  expect(readDraft('7', search, now + hour)).toEqual(filled);
  expect(readDraft('8', search, now + hour)).toBeNull();
});

test('after a day it is forgotten', () => {
  saveDraft('7', search, filled, now);
  expect(readDraft('7', search, now + 25 * hour)).toBeNull();
});

test('another deep link is another wish', () => {
  saveDraft('7', search, filled, now);
  expect(readDraft('7', '?gpu_type=L40S', now)).toBeNull();
});

test('an account takes over what it filled in before it logged in', () => {
  saveDraft(visitorDraft, search, filled, now);
  expect(readDraft('7', search, now)).toEqual(filled);
  adoptDraft('7', search, filled, now);
  expect(readDraft('8', search, now)).toBeNull();
  expect(readDraft('7', search, now)).toEqual(filled);
});

test('cleared is gone', () => {
  saveDraft('7', search, filled, now);
  clearDraft('7');
  expect(readDraft('7', search, now)).toBeNull();
});

test('a broken draft does not break the form', () => {
  sessionStorage.setItem('draft:createInstance:7', '{"savedAt":1');
  expect(readDraft('7', search, now)).toBeNull();
  sessionStorage.setItem('draft:createInstance:7', JSON.stringify({ savedAt: now, search, values: { gpu_type: 5, note: 'ok' } }));
  expect(readDraft('7', search, now)).toEqual({ ...blankForm, note: 'ok' });
});
