import { expect, test } from 'vitest';
import { offers } from '../../listings/fixtures';
import { listingsFrom, roomName, withRoomNames } from './store-data';

const places = [{ District: 'cn-east-1', Name: '华东一区' }];

test('machine rooms that are known by a code are shown by their names', () => {
  const [first] = offers;
  if (!first) throw new Error('the fixtures have offers');
  const stock = { kind: 'known', offers: [{ ...first, District: 'cn-east-1' }], refreshedAt: '' } as const;
  const [listing] = withRoomNames(listingsFrom(stock, 'cn-east-1'), places);
  expect(listing?.rooms.map(({ district }) => district)).toEqual(['华东一区']);
  expect(roomName(undefined, 'cn-north-9')).toBe('cn-north-9');
});
