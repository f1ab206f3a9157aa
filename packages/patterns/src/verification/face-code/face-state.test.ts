import { FACE_STATUS } from '@compute-market/contract/enumerations';
import { expect, test } from 'vitest';
import { afterLook, afterNoAnswer, afterTick, askedOf, type FaceState } from './face-state';

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
] as const)('a check %s', (_, status, next) => expect(afterLook(waiting, answer(status), 1010)).toEqual(next));

test('a late answer changes nothing', () => {
  const failed: FaceState = { step: 'failed', reason: '', remain: 1 };
  expect(afterLook(failed, answer(FACE_STATUS.passed), 1010)).toBe(failed);
});

test('after its end a code is over once a look found no face that passed before', () => {
  const out = afterTick(waiting, 1310);
  expect(out).toMatchObject({ step: 'waiting', secondsLeft: 0 });
  expect(afterLook(out, answer(FACE_STATUS.passed), 1310)).toEqual({ step: 'passed' });
  expect(afterLook(out, answer(FACE_STATUS.waiting), 1310)).toEqual({ step: 'expired' });
});

test('a look that fails is no answer: after the end a new code is offered and the old one is asked for on', () => {
  expect(afterNoAnswer(waiting, true, 1010)).toBe(waiting);
  const over = afterNoAnswer(waiting, false, 1310);
  expect(over).toMatchObject({ step: 'expired' });
  expect(askedOf(over)).toBe(code.certifyId);
  expect(afterLook(over, answer(FACE_STATUS.passed), 1400)).toEqual({ step: 'passed' });
  expect(askedOf(afterNoAnswer(over, true, 1310))).toBeNull();
  expect(askedOf(afterNoAnswer(waiting, true, 1310))).toBeNull();
});

test('the clock runs down', () => {
  expect(afterTick(waiting, 1010)).toMatchObject({ step: 'waiting', secondsLeft: 290 });
  expect(afterTick({ step: 'passed' }, 9999)).toEqual({ step: 'passed' });
});
