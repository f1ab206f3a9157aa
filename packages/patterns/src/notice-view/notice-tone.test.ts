import { expect, test } from 'vitest';
import { isUnseenNotice } from './notice-tone';

test.each([
  [7, null, true],
  [7, '6', true],
  [7, '7', false],
  [7, '10', false],
])('notice %d after %s was seen is unseen: %s', (id, lastSeen, unseen) =>
  expect(isUnseenNotice(id, lastSeen)).toBe(unseen),
);
