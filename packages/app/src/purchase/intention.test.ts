import { expect, test } from 'vitest';
import { createIntention } from './intention';

function counting() {
  let count = 0;
  return createIntention(() => `key-${(count += 1)}`);
}

test('trying the same again keeps the key', () => {
  const intention = counting();
  expect([intention.keyFor({ gpu: 'H20' }), intention.keyFor({ gpu: 'H20' })]).toEqual(['key-1', 'key-1']);
});

test('another order is another intention', () => {
  const intention = counting();
  expect([intention.keyFor({ gpu: 'H20' }), intention.keyFor({ gpu: 'L40S' })]).toEqual(['key-1', 'key-2']);
});

test('after a definite answer the same order is another intention', () => {
  const intention = counting();
  const first = intention.keyFor({ gpu: 'H20' });
  intention.settle();
  expect(intention.keyFor({ gpu: 'H20' })).not.toBe(first);
});
