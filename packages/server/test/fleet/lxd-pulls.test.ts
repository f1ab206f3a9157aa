import { expect, test } from 'vitest';
import { oldestOf } from '../../src/fleet/lxd/pulls';

const never = '0001-01-01T00:00:00Z';
const image = (name: string, uploaded_at: string, last_used_at = never) => ({ name, uploaded_at, last_used_at });

const now = new Date('2026-11-03T00:00:00Z');

test('of the images of registries those go that were used longest ago, and none that is just in use', () => {
  const images = [
    image('brought long ago, used now', '2026-01-01T00:00:00Z', '2026-11-01T00:00:00Z'),
    image('used long ago', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z'),
    image('never used', '2026-02-15T00:00:00Z'),
    image('just brought', '2026-11-02T00:00:00Z'),
  ];
  expect(oldestOf(images, 2, now).map(({ name }) => name)).toEqual(['used long ago', 'never used']);
  const atOnce = new Date('2026-02-20T00:00:00Z');
  expect(oldestOf(images, 0, atOnce).map(({ name }) => name)).toEqual(['never used']);
  expect(oldestOf(images, 4, now)).toEqual([]);
});
