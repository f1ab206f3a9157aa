import { describe, expect, test } from 'vitest';
import { datasetQuery, filterDatasets, sizeText } from './datasets';
import { datasets } from './fixtures';

const found = (query: Partial<typeof datasetQuery.blank>) =>
  filterDatasets(datasets, { ...datasetQuery.blank, ...query }).map(({ id }) => id);

describe('the datasets that are looked for', () => {
  test.each([
    ['everything', {}, ['imagenet-1k', 'aishell-1', 'c4-en', 'squad']],
    ['a category', { category: 'cv' }, ['imagenet-1k']],
    ['a room', { district: '西南一区' }, ['aishell-1']],
    ['small ones', { size: 'small' }, ['squad']],
    ['large ones', { size: 'large' }, ['imagenet-1k', 'c4-en']],
    ['a word of the name in any case', { q: ' Imagenet ' }, ['imagenet-1k']],
    ['a word of the description', { q: '普通话' }, ['aishell-1']],
    ['two at once', { category: 'llm', district: '西南一区' }, []],
  ] as const)('%s', (_, query, ids) => expect(found(query)).toEqual(ids));
});

test.each([
  [0.2, '200 MB'],
  [1.4, '1.4 GB'],
  [305, '305 GB'],
])('%d GB is written %s', (gb, text) => expect(sizeText(gb)).toBe(text));
