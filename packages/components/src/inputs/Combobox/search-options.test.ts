import pinyin from 'pinyin-match';
import { describe, expect, test } from 'vitest';
import { cutLabel, findOptions, type PinyinSearch } from './search-options';

const byPinyin: PinyinSearch = (text, letters) => {
  const found = pinyin.match(text, letters);
  return found ? [found[0], found[1] + 1] : undefined;
};
const options = [
  { value: 'east', label: '华东一区', keywords: ['杭州'] },
  { value: 'north', label: '华北二区' },
  { value: 'chongqing', label: '重庆一区' },
  { value: 'train', label: 'qwen2.5-7B 微调', hint: '118220261120' },
];
const found = (text: string, search: PinyinSearch | undefined = byPinyin) =>
  findOptions(options, text, search).map(({ option }) => option.value);

describe('options are found', () => {
  test.each([
    ['nothing typed', '', ['east', 'north', 'chongqing', 'train']],
    ['Chinese', '华北', ['north']],
    ['initials', 'hdyq', ['east']],
    ['whole pinyin', 'huadong', ['east']],
    ['half-typed pinyin', 'hua', ['east', 'north']],
    ['a character with two readings', 'chongqing', ['chongqing']],
    ['latin in any case', 'QWEN', ['train']],
    ['full-width latin', 'ｑｗｅｎ２', ['train']],
    ['pinyin of a Chinese part', 'weitiao', ['train']],
    ['every word, in any order', '一区 华', ['east']],
    ['the second line', '20261120', ['train']],
    ['another name', 'hangzhou', ['east']],
    ['nothing like it', '深圳', []],
  ])('by %s', (_, text, values) => {
    expect(found(text)).toEqual(values);
  });

  test('by what is written while the dictionary is not there', () => {
    expect(findOptions(options, '华东').map(({ option }) => option.value)).toEqual(['east']);
    expect(findOptions(options, 'hdyq')).toEqual([]);
  });
});

test('what was searched for is marked in the label, neighbours as one', () => {
  const [first] = findOptions(options, 'hua 东', byPinyin);
  expect(first && cutLabel(first.option.label, first.ranges)).toEqual([
    { text: '华东', found: true },
    { text: '一区', found: false },
  ]);
  expect(cutLabel('华东一区', [])).toEqual([{ text: '华东一区', found: false }]);
});
