import { expect, test } from 'vitest';
import { imagesByKind, options } from '../../listings/fixtures';
import { imageOptions } from './image-options';
import { storeQuery, type StoreQuery } from './store-query';

const windows = ['Windows', 'windows-2022'];
const offered = (query: Partial<StoreQuery>, all = imagesByKind) =>
  imageOptions({ ...storeQuery.blank, ...query }, all).flatMap(({ value }) => (windows.includes(value) ? [value] : []));

test('what only virtual machines run is no choice for a container, nor is a system without another image', () => {
  expect(offered({ type: 'kvm' })).toEqual(windows);
  expect(offered({ type: 'docker' })).toEqual([]);
});

test('what was chosen before the other kind was looked at can still be seen and changed', () => {
  expect(offered({ type: 'docker', image: 'windows-2022' })).toEqual(['windows-2022']);
  expect(offered({ type: 'docker', image: 'Windows' })).toEqual(['Windows']);
});

test('a back end that does not tell the kinds offers every image for both', () =>
  expect(offered({ type: 'docker' }, options.image_display_info_map)).toEqual(windows));
