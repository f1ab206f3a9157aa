import { expect, test } from 'vitest';
import { byVersion } from './version';

test('versions stand by their numbers, not by their letters', () => {
  expect(['12.4', '9.2', '12.10', '12'].toSorted(byVersion)).toEqual(['9.2', '12', '12.4', '12.10']);
  expect(['550.127.05', '550.54.15', '535.183.01'].toSorted(byVersion)).toEqual([
    '535.183.01',
    '550.54.15',
    '550.127.05',
  ]);
});
