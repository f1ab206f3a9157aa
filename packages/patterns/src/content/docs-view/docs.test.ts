import { expect, test } from 'vitest';
import { docNeighbours, searchDocs } from './docs';
import { sections } from './fixtures';

const found = (query: string) => searchDocs(sections, query).flatMap(({ documents }) => documents.map(({ id }) => id));

test.each([
  ['ssh', ['ssh', 'vscode']],
  ['SSH 密钥', ['ssh']],
  ['  会员 ', ['billing']],
  ['没有这个词', []],
])('«%s» finds %j', (query, ids) => expect(found(query)).toEqual(ids));

test('an empty search keeps everything', () => expect(searchDocs(sections, ' ')).toBe(sections));

test('a section without a find goes', () =>
  expect(searchDocs(sections, '密钥').map(({ key }) => key)).toEqual(['connect']));

test('neighbours go on across sections, and an unknown document has none', () => {
  expect(docNeighbours(sections, 'vscode')).toMatchObject({ previous: { id: 'ssh' }, next: { id: 'billing' } });
  expect(docNeighbours(sections, 'ssh').previous).toBeNull();
  expect(docNeighbours(sections, 'nothing')).toEqual({ previous: null, next: null });
});
