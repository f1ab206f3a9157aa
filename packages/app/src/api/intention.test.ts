import { expect, test } from 'vitest';
import { ApiError, type FailureKind } from './errors';
import { createIntention } from './intention';

/** Sends bodies one after another, each with its answer, and tells their keys. */
async function keysOf(...tries: readonly (readonly [body: object, answer: 'yes' | FailureKind])[]) {
  let count = 0;
  const intention = createIntention(() => `key-${(count += 1)}`);
  const keys: string[] = [];
  for (const [body, answer] of tries) {
    const sent = intention.send(body, (key) => {
      keys.push(key);
      return answer === 'yes'
        ? Promise.resolve('done')
        : Promise.reject(new ApiError({ kind: answer, status: 1, reason: '原因', requestId: 'r' }));
    });
    if (answer === 'yes') await expect(sent).resolves.toBe('done');
    else await expect(sent).rejects.toThrow('原因');
  }
  return keys;
}
const h20 = { gpu: 'H20' };

test('trying the same again without an answer keeps the key', async () => {
  expect(await keysOf([h20, 'timeout'], [h20, 'network'], [h20, 'fault'], [h20, 'yes'])).toEqual(
    Array.from({ length: 4 }, () => 'key-1'),
  );
});

test('another order is another intention', async () => {
  expect(await keysOf([h20, 'timeout'], [{ gpu: 'L40S' }, 'yes'])).toEqual(['key-1', 'key-2']);
});

test('what was changed and changed back is still the order that was not answered', async () => {
  expect(await keysOf([h20, 'timeout'], [{ gpu: 'L40S' }, 'yes'], [h20, 'yes'], [h20, 'yes'])).toEqual([
    'key-1',
    'key-2',
    'key-1',
    'key-3',
  ]);
});

test('after a definite answer the same order is another intention', async () => {
  expect(await keysOf([h20, 'yes'], [h20, 'refused'], [h20, 'yes'])).toEqual(['key-1', 'key-2', 'key-3']);
});
