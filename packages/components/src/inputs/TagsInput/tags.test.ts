import { describe, expect, test } from 'vitest';
import { isListing, pastedTags, takeTags, typedTags } from './tags';

test('a comma of either width parts what is typed, and blanks are dropped', () => {
  expect(typedTags(' 训练, 推理，，微调 ')).toEqual(['训练', '推理', '微调']);
  expect(typedTags('A、B')).toEqual(['A、B']);
});

test('a pasted column, row or sentence of tags comes apart', () => {
  expect(pastedTags('训练\r\n推理\t微调;评测；部署、上线')).toEqual(['训练', '推理', '微调', '评测', '部署', '上线']);
  expect(isListing('训练\n')).toBe(false);
  expect(isListing('训练\n推理')).toBe(true);
});

describe('what is taken', () => {
  test('one that is there already is refused', () => {
    expect(takeTags(['a'], ['a'], {})).toMatchObject({ tags: ['a'], left: ['a'], refusal: { why: 'duplicate' } });
  });
  test('among many, what is there already is passed over', () => {
    expect(takeTags(['a'], ['a', 'b', 'b'], {})).toEqual({
      tags: ['a', 'b'],
      added: ['b'],
      left: [],
      refusal: undefined,
    });
  });
  test('what has no room stays, and so does what is too long', () => {
    expect(takeTags([], ['a', 'b', 'c'], { max: 2 })).toMatchObject({ left: ['c'], refusal: { why: 'full' } });
    expect(takeTags([], ['𠮷𠮷', '𠮷𠮷𠮷'], { maxLength: 2 })).toMatchObject({
      added: ['𠮷𠮷'],
      left: ['𠮷𠮷𠮷'],
      refusal: { why: 'tooLong' },
    });
  });
  test('the rule of the host is asked', () => {
    const check = (tag: string) => (tag.startsWith('#') ? '不能以 # 开头' : undefined);
    expect(takeTags([], ['#a', 'b'], { check })).toMatchObject({
      added: ['b'],
      refusal: { why: 'check', message: '不能以 # 开头' },
    });
  });
});
