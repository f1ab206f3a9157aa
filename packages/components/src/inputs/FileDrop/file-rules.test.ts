import { describe, expect, test } from 'vitest';
import { fileKindMessages } from '../file-kind-messages';
import { accepts, formatKinds, formatSize, sortFiles } from './file-rules';

const megabyte = 1024 ** 2;
const rules = { accept: 'image/*,.log', maxSize: 10 * megabyte, maxCount: 3 };
const file = (name: string, size = 1024, type = 'image/png') => ({ name, size, type });

test.each([
  ['', 'a.exe', 'application/x-msdownload', true],
  ['image/*', 'a.png', 'image/png', true],
  ['image/*', 'a.pdf', 'application/pdf', false],
  ['.log, .zip', 'TRAIN.LOG', '', true],
  ['image/png', 'a.jpg', 'image/jpeg', false],
])('accept %s and %s (%s): %s', (accept, name, type, answer) => {
  expect(accepts(accept, { name, type })).toBe(answer);
});

describe('files that come together', () => {
  test('are taken in their order until the count is full; the rest says why not', () => {
    const files = [
      file('a.png'),
      file('b.exe', 1, 'application/x-msdownload'),
      file('c.png', 11 * megabyte),
      file('d.log', 0, ''),
      file('e.png'),
      file('f.png'),
    ];
    const { taken, refused } = sortFiles(files, [{ name: 'there.png', size: 9 }], rules);
    expect(taken.map(({ name }) => name)).toEqual(['a.png', 'e.png']);
    expect(refused.map((each) => [each.file.name, each.refusal])).toEqual([
      ['b.exe', 'wrongType'],
      ['c.png', 'tooLarge'],
      ['d.log', 'empty'],
      ['f.png', 'tooMany'],
    ]);
  });

  test('are the same only by name and size: two pasted pictures are both image.png', () => {
    const { taken, refused } = sortFiles(
      [file('image.png', 2048), file('image.png', 1024)],
      [{ name: 'image.png', size: 1024 }],
      rules,
    );
    expect(taken.map(({ size }) => size)).toEqual([2048]);
    expect(refused[0]?.refusal).toBe('duplicate');
  });

  test('a file of exactly the largest size is taken', () => {
    expect(sortFiles([file('a.png', 10 * megabyte)], [], rules).taken).toHaveLength(1);
  });
});

test.each([
  [0, '0 B'],
  [820, '820 B'],
  [1536, '1.5 KB'],
  [10 * megabyte, '10 MB'],
  [12_345_678, '12 MB'],
  [3 * 1024 ** 3, '3 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});

test('kinds are named as people call them, each once', () => {
  expect(formatKinds('image/jpeg,image/png,.pdf', fileKindMessages)).toBe('JPG、PNG、PDF');
  expect(formatKinds('image/*,.log', fileKindMessages)).toBe('图片、LOG');
  expect(formatKinds('', fileKindMessages)).toBe('');
});
