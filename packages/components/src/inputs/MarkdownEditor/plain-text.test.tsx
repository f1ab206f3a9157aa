import { Editor, type JSONContent } from '@tiptap/core';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { parseDocument } from '../../data/MarkdownView/markdown-document';
import { editorExtensions } from './editor-extensions';

const paragraph = (text: string): JSONContent => ({
  type: 'paragraph',
  content: text
    .split('\n')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [{ type: 'hardBreak' }]),
      ...(line === '' ? [] : [{ type: 'text', text: line }]),
    ]),
});

/** The lines that are seen; how far one is indented counts, an empty one is a gap. */
const seen = (lines: readonly string[]) =>
  lines
    .map((line) => line.replaceAll(/[\t\u00a0]/g, (sign) => (sign === '\t' ? '    ' : ' ')).trimEnd())
    .filter((line) => line !== '');

const editor = new Editor({ extensions: editorExtensions(undefined) });
afterAll(() => editor.destroy());

function writtenAs(content: JSONContent[]): string {
  editor.commands.setContent({ type: 'doc', content });
  return editor.getMarkdown().trimEnd();
}

/** The paragraphs as the editor sends them. */
const written = (paragraphs: readonly string[]): string => writtenAs(paragraphs.map(paragraph));
/** One line as the editor sends it as a heading. */
const writtenHeading = (text: string): string =>
  writtenAs([{ ...paragraph(text), type: 'heading', attrs: { level: 2 } }]);

const documentOf = (markdown: string) =>
  parseDocument(markdown, { format: 'markdown', headingLevel: 2, idPrefix: 'text' }).content;
const linksIn = (markdown: string) => [...documentOf(markdown).querySelectorAll('a')];

/** An address as parser and editor write it: some signs stand in it by their numbers. */
const asAddress = (text: string): string =>
  encodeURI(text).replaceAll('%25', '%').replaceAll('(', '%28').replaceAll(')', '%29');

/** Each link leads to what it says, and says the whole address of a mail. */
function expectHonestLinks(markdown: string): void {
  for (const link of linksIn(markdown)) {
    const said = link.textContent;
    const href = link.getAttribute('href') ?? '';
    const isMail = href.startsWith('mailto:');
    const scheme = isMail ? 'mailto:' : said.startsWith('www.') ? 'http://' : '';
    expect(asAddress(href)).toBe(asAddress(`${scheme}${said}`));
    const before = link.previousSibling;
    if (isMail && before instanceof Text) expect(before.data).not.toMatch(/[\w.+-]'?$/);
  }
}

/** The lines that a reader of Markdown sees, all of them words in paragraphs. */
function read(markdown: string): string[] {
  const content = documentOf(markdown);
  for (const line of content.querySelectorAll('br')) line.replaceWith('\n');
  return seen(
    [...content.children].flatMap((block) => {
      expect(block.tagName).toBe('P');
      expect(block.querySelector(':not(a)')).toBeNull();
      return block.textContent.split(/ *\n/);
    }),
  );
}

/** The lines that stand in the editor when it begins with it. */
function restored(markdown: string): string[] {
  editor.commands.setContent(markdown, { contentType: 'markdown' });
  return seen(editor.getText({ blockSeparator: '\n' }).split('\n'));
}

const piece = oneof(
  constantFrom(
    '#',
    '##',
    "'",
    "o'brien@corp.cn",
    '-',
    '+',
    '*',
    '_',
    '~',
    '~~~',
    '```',
    '`',
    '=',
    '===',
    '---',
    '|',
    ':',
    '>',
    '<',
    '1.',
    '2)',
    '2024.',
    ' ',
    '    ',
    '\t',
    '\n',
    '\\',
    '[',
    ']',
    '(',
    ')',
    '!',
    '&',
    '&lt;',
    '<b>',
    'train.py',
    'https://a.cn/b_c?d=1&e=2',
    'www.a.cn/b_c',
    'first_last@corp.cn',
    'a@b.cn',
    '@',
    '.',
    '年度',
    'a',
  ),
  string({ maxLength: 4 }),
);
const words = array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));

test('any plain text is read as it was typed, and stands so in the editor again', () => {
  assert(
    property(array(words, { minLength: 1, maxLength: 3 }), (paragraphs) => {
      const typed = seen(paragraphs.flatMap((text) => text.split('\n')));
      const markdown = written(paragraphs);
      expect(read(markdown)).toEqual(typed);
      expect(restored(markdown)).toEqual(typed);
      expectHonestLinks(markdown);
      expectHonestLinks(editor.getMarkdown());
      for (const line of typed) expectHonestLinks(writtenHeading(line));
    }),
    { numRuns: 200 },
  );
});

test.each([
  '# pip list | head',
  '----------',
  '+ python -m torch.utils.collect_env',
  '- 期望',
  '2024. 年度',
  '    main()',
  'train.py',
  'a | b\n--- | ---',
  '标题\n===',
  'https://a.cn/b_c?d=1&e=2，见此_处',
  '    2)\n',
])('%j is read as it was typed, and stands so in the editor again', (text) => {
  const markdown = written([text]);
  expect(read(markdown)).toEqual(seen(text.split('\n')));
  expect(restored(markdown)).toEqual(seen(text.split('\n')));
});

test.each([
  ['first_last@corp.cn', 'mailto:first_last@corp.cn'],
  ['联系 first_last@corp.cn，谢谢', 'mailto:first_last@corp.cn'],
  ['_ops@dev_team.cn', 'mailto:_ops@dev_team.cn'],
  ['ops@corp.cn_', 'mailto:ops@corp.cn'],
  ['ops@corp.cn-', 'mailto:ops@corp.cn'],
  ['www._ops@corp.cn', 'mailto:www._ops@corp.cn'],
  ['*ops@corp.cn', 'mailto:ops@corp.cn'],
  ['ops@corp.cn', 'mailto:ops@corp.cn'],
  ["o'brien@corp.cn", "mailto:o'brien@corp.cn"],
  ["'ops@corp.cn'", 'mailto:ops@corp.cn'],
  ['https://a.cn/b_c', 'https://a.cn/b_c'],
  ['www.a.cn/b_c', 'http://www.a.cn/b_c'],
  ['https://a.cn/b_c@d.cn', 'https://a.cn/b_c@d.cn'],
  ['https://a.cn/?d=1&copy', 'https://a.cn/?d=1&copy'],
])('%s leads a reader to %s, from a paragraph and from a heading', (text, href) => {
  for (const markdown of [written([text]), writtenHeading(text)]) {
    expect(linksIn(markdown).map((link) => link.getAttribute('href'))).toEqual([href]);
    expect(documentOf(markdown).textContent.trim()).toBe(text);
  }
});

test.each(['标题 #', '#', 'C #  ##', 'C#', '## 标题 ##', '标题 `#`'])(
  'the heading %j is read as it was typed, and stands so in the editor again',
  (text) => {
    const markdown = writtenHeading(text);
    const asSeen = (line: string | undefined) => line?.replaceAll(/ +/g, ' ');
    expect(asSeen(documentOf(markdown).querySelector('h2')?.textContent)).toBe(asSeen(text));
    expect(restored(markdown).map(asSeen)).toEqual([asSeen(text)]);
  },
);

test('an address that a reader finds by itself is sent as it was typed', () => {
  expect(written(['请回复 ops@corp.cn，或见 https://a.cn/b-c'])).toBe('请回复 ops@corp.cn，或见 https://a.cn/b-c');
});

test('a long word is written at once', () => {
  const word = 'a.'.repeat(50_000);
  const start = performance.now();
  expect(written([word])).toBe(word);
  expect(performance.now() - start).toBeLessThan(5000);
});

test.each([
  ['train.py ', null],
  ['example.com ', null],
  ['https://example.com/a ', 'https://example.com/a'],
])('%j typed or pasted leads to %s', (text, address) => {
  const linked = () => editor.view.dom.querySelector('a')?.getAttribute('href') ?? null;
  editor.commands.setContent('');
  editor.commands.insertContent(text.trimEnd());
  editor.commands.insertContent(' ');
  expect(linked()).toBe(address);
  editor.commands.setContent('');
  editor.view.pasteText(text, new Event('paste') as ClipboardEvent);
  expect(linked()).toBe(address);
});
