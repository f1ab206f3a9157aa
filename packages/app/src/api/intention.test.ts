import { errors } from '@compute-market/contract/errors';
import { expect, test } from 'vitest';
import { ApiError, UNREADABLE, type Failure } from './errors';
import { createIntention } from './intention';

const failure = { status: 1, reason: '原因', requestId: 'r' };
type Answer = 'yes' | Failure['kind'] | Partial<Failure>;

/** Sends bodies one after another, each with its answer, and tells their keys. */
async function keysOf(...tries: readonly (readonly [body: object, answer: Answer])[]) {
  let count = 0;
  const intention = createIntention(() => `key-${(count += 1)}`);
  const keys: string[] = [];
  for (const [body, answer] of tries) {
    const sent = intention.send(body, (key) => {
      keys.push(key);
      return answer === 'yes'
        ? Promise.resolve('done')
        : Promise.reject(
            new ApiError({ ...failure, kind: 'refused', ...(typeof answer === 'string' ? { kind: answer } : answer) }),
          );
    });
    if (answer === 'yes') await expect(sent).resolves.toBe('done');
    else await expect(sent).rejects.toBeInstanceOf(ApiError);
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

const unseen: readonly (readonly [name: string, refusal: Partial<Failure>])[] = [
  ['too many requests', errors.TOO_MANY_REQUESTS],
  ['too many requests, said by a proxy', { status: UNREADABLE }],
  ['a lost session', errors.SESSION_INVALID],
  ['a lost session, of the third-party calls', { status: errors.SESSION_EXPIRED.code }],
  ['a lost session, by its words alone', { status: 1, reason: '获取token失败' }],
  ['a right that was taken away', errors.PERMISSION_FORBIDDEN],
  ['a call that the back end has not', { isMissing: true }],
];

test.each(unseen)(
  '%s says nothing of the order before: tried again it keeps its key, until a no of its own',
  async (_, refusal) => {
    const [lost, unheard, again, another] = await keysOf(
      [h20, 'timeout'],
      [h20, refusal],
      [h20, 'refused'],
      [h20, 'yes'],
    );
    expect([unheard, again]).toEqual([lost, lost]);
    expect(another).not.toBe(lost);
  },
);

test.each(unseen)('%s ends an order that was never sent before', async (_, refusal) => {
  expect(await keysOf([h20, refusal], [h20, 'yes'])).toEqual(['key-1', 'key-2']);
});

test('a try that fails once another try of the same order came true says nothing: what follows is another order, and stays one', async () => {
  let count = 0;
  const intention = createIntention(() => `key-${(count += 1)}`);
  const keys: string[] = [];
  const failing: (() => void)[] = [];
  const send = (answer?: string) =>
    intention.send(h20, (key) => {
      keys.push(key);
      if (answer !== undefined) return Promise.resolve(answer);
      return new Promise<string>((_, reject) =>
        failing.push(() => reject(new ApiError({ ...failure, kind: 'timeout' }))),
      );
    });
  const [first, second] = [send(), send()];
  await send('done');
  failing[0]?.();
  await expect(first).rejects.toBeInstanceOf(ApiError);
  expect(intention.isUnanswered(h20)).toBe(false);

  const next = send();
  failing[1]?.();
  await expect(second).rejects.toBeInstanceOf(ApiError);
  failing[2]?.();
  await expect(next).rejects.toBeInstanceOf(ApiError);
  expect(intention.isUnanswered(h20)).toBe(true);
  await send('done');
  expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2', 'key-2']);
});
