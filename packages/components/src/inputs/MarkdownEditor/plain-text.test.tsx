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

/** The paragraphs as the editor sends them. */
function written(paragraphs: readonly string[]): string {
  editor.commands.setContent({ type: 'doc', content: paragraphs.map(paragraph) });
  return editor.getMarkdown().trimEnd();
}

/** The lines that a reader of Markdown sees, all of them words in paragraphs. */
function read(markdown: string): string[] {
  const { content } = parseDocument(markdown, { format: 'markdown', headingLevel: 2, idPrefix: 'text' });
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
    'a_b@c.cn',
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
])('%j is read as it was typed', (text) => expect(read(written([text]))).toEqual(text.split('\n')));

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
