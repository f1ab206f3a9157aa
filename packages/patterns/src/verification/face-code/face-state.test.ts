import { FACE_STATUS } from '@compute-market/contract/enumerations';
import { expect, test } from 'vitest';
import { afterLook, afterTick, type FaceState } from './face-state';

const code = { image: 'data:,', url: 'https://example.com', certifyId: 'a', expiresAt: 1300 };
const waiting: FaceState = { step: 'waiting', code, secondsLeft: 300 };
const answer = (status: (typeof FACE_STATUS)[keyof typeof FACE_STATUS]) => ({ status, reason: '光线过暗', remain: 3 });

test.each([
  ['waits on', FACE_STATUS.waiting, waiting],
  ['is over when the face was recognised', FACE_STATUS.passed, { step: 'passed' }],
  [
    'tells why it failed and how many tries are left',
    FACE_STATUS.failed,
    { step: 'failed', reason: '光线过暗', remain: 3 },
  ],
  ['runs out', FACE_STATUS.expired, { step: 'expired' }],
] as const)('a check %s', (_, status, next) => expect(afterLook(waiting, answer(status))).toEqual(next));

test('a late answer changes nothing', () => {
  const failed: FaceState = { step: 'failed', reason: '', remain: 1 };
  expect(afterLook(failed, answer(FACE_STATUS.passed))).toBe(failed);
});

test('the clock runs down and out', () => {
  expect(afterTick(waiting, 1010)).toMatchObject({ step: 'waiting', secondsLeft: 290 });
  expect(afterTick(waiting, 1300)).toEqual({ step: 'expired' });
  expect(afterTick({ step: 'passed' }, 9999)).toEqual({ step: 'passed' });
});
