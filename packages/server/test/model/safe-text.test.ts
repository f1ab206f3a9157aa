import { array, assert, constantFrom, property } from 'fast-check';
import { Marked } from 'marked';
import { expect, test } from 'vitest';
import { changeParts } from '../../src/domain/notice/markdown-parts';
import { withPlainLinks } from '../../src/domain/notice/sanitize-markdown';
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
/** Signs that open and end blocks and links in the middle of others. */
const more = [
  '\r',
  '  ',
  '[',
  ']',
  '(',
  ')',
  ': ',
  '"',
  '~~~',
  '\n~~~\n',
  '```js\n',
  '  ```\n',
  '\u2028',
  '===',
  '---',
  '*',
  '_',
  '](',
  '(//evil.example/p)',
  '(/&#47;evil.example/p)',
  '![x](https://evil.example/p)',
  '![x](/files/a)',
  '[x](https://a.cn)',
  '<div>',
  '<!--',
  '`<div>`',
  '` <div> a`',
  ' 词 ',
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
  '`[x]',
  '[x]`',
  '`m[i]`',
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

test('a text whose parsing would keep the server busy is not parsed', () => {
  const bombs = ['**a *b '.repeat(2_900), '1. '.repeat(6_600), '_a '.repeat(6_600), '!'.repeat(20_000)];
  for (const bomb of bombs) expect(changeParts(bomb, { links: (part) => part })).toBeUndefined();
  const answer = '`model.to("cuda")` 报错：\n\n```\nRuntimeError: CUDA error\n```\n';
  expect(changeParts(answer.repeat(20), { links: (part) => part })).toBe(answer.repeat(20));
});

test('code in the lines of a long text keeps its tags, though it is not parsed', () => {
  const long = `${'- 编译 `vector<int>` 时报错。\n\n'.repeat(400)}${'**a *b '.repeat(2_900)}c`;
  expect(changeParts(long, { links: (part) => part })).toBeUndefined();
  expect(makeSafe(long) === long).toBe(true);
});

test('what is not parsed is safe all the same, whatever signs are around it', () => {
  assert(
    property(array(constantFrom(...signs, ...harm, ...more), { maxLength: 20 }), (pieces) => {
      const drawn = reader.parse(withPlainLinks(pieces.join('')), { async: false });
      expect(drawn).not.toMatch(/<img(?! src="\/(?![/&]))|(?:href|src)="(?!https?:|mailto:|\/|#)|<div|<!--/);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [
    'links to the web and own pictures stay',
    '[a](https://a.cn/x_y) ![图](/files/a)',
    '[a](https://a.cn/x_y) ![图](/files/a)',
  ],
  ['a picture of another site becomes a link', '\\!![x](https://evil.example/p)', '\\[x](https://evil.example/p)'],
  ['a bracket that may begin a link becomes a word', '[a\\]b] m[i]', '\\[a\\]b] m\\[i]'],
  ['code in a line stays', '`m[i]` ``x[y[0]][1]`` [x]', '`m[i]` ``x[y[0]][1]`` \\[x]'],
  ['what would be a link is none in code either', '`[a](b)` `[a]: b` `[a`', '`\\[a](b)` `\\[a]: b` `\\[a`'],
  [
    'a tag in code of a line of words stays',
    '报错: `vector<int>` 和 ``<img src=x>``。',
    '报错: `vector<int>` 和 ``<img src=x>``。',
  ],
  ['a tag in code stays behind a blank line', 'a `b\n<i>\n\n`<i>` c', 'a `b\n&lt;i>\n\n`<i>` c'],
  ['a line with a tab alone ends nothing', 'a `b\n\t\n`<i>` c', 'a `b\n\t\n`&lt;i>` c'],
  ['a tag in what need not be code becomes a word', 'a ` b\n`<i>` c', 'a ` b\n`&lt;i>` c'],
  ['a tag behind the backtick of an address becomes a word', 'https://a.cn/`<i>` c', 'https://a.cn/`&lt;i>` c'],
  ['a tag in code among other signs becomes a word', '~~a `b~~ <i>` | `<i>`', '~~a `b~~ &lt;i>` | `&lt;i>`'],
  ['what is a word already stays', 'm\\[i\\](event)', 'm\\[i\\](event)'],
  ['fenced code stays', '[x]: a\n```c\n#include <a> m[i]\n```\n', '\\[x]: a\n```c\n#include <a> m[i]\n```\n'],
])('without parsing, %s', (_name, given, kept) => expect(withPlainLinks(given)).toBe(kept));
