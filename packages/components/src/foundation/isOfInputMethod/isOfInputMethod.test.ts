import { expect, test } from 'vitest';
import { isOfInputMethod } from './isOfInputMethod';

test('a key of a composition, and the Enter that Safari sends after it, belong to the input method', () => {
  expect(isOfInputMethod({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isOfInputMethod({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isOfInputMethod({ isComposing: false, keyCode: 13 })).toBe(false);
});
