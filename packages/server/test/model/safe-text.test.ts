import { array, assert, constantFrom, property } from 'fast-check';
import { Marked } from 'marked';
import { expect, test } from 'vitest';
import { makeSafe } from '../../src/domain/work-order/text';

const reader = new Marked({ gfm: true, breaks: true });
const signs = [
  '`',
  '``',
  '```',
  '~~~',
  '\n',
  '\n\n',
  '\r\n',
  '    ',
  '   ',
  '\t',
  ' ',
  '- ',
  '> ',
  '1. ',
  '| ',
  '|---|',
  '\\',
  '!',
  'a',
];
const harm = [
  '<img src=x onerror=alert(1)>',
  '<javascript:a>',
  '<https://a.cn/`b>',
  'https://a.cn/`',
  '[x]',
  '(javascript:a)',
  '(https://evil.example/p)',
  '[x]: javascript:a',
  '[x]: https://evil.example/p',
];

test('no text of a ticket holds a tag, a picture of another site or an address that runs, whatever signs are around it', () => {
  assert(
    property(array(constantFrom(...signs, ...harm), { maxLength: 14 }), (pieces) => {
      const drawn = reader.parse(makeSafe(pieces.join('')), { async: false });
      expect(drawn).not.toMatch(/<img|(?:href|src)="(?!https?:|mailto:|\/|#)/);
    }),
    { numRuns: 2000 },
  );
});
