import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** How one document of the house is cited: its name, a space, its number. `numbers` finds what can be cited, one a line. */
interface Document {
  readonly item: string;
  readonly place: string;
  readonly numbers: ReadonlySet<string>;
}

const read = (file: string): string => readFileSync(file, 'utf8');
const numbersOf = (file: string, line: RegExp): string[] =>
  [...read(file).matchAll(line)].map(([, number = '']) => number);
const screensFile = 'docs/spec/screens-and-calls.md';
const found = {
  product: numbersOf('docs/spec/product.md', /^## (\d+)\. /gm),
  decisions: numbersOf('docs/spec/decisions.md', /^### (\d+)\. /gm),
  screens: numbersOf(screensFile, /^(?:#{2,3} |\| |- \*\*)([A-G](?:\d+(?:\.\d+)?)?)[. ]/gm),
  trust: numbersOf('docs/trust.md', /^(?:- \*\*|\| )([BT]\d+)(?:\*\*| \|)/gm),
  ADR: readdirSync('docs/adr').map((file) => String(Number(file.slice(0, 4)))),
} as const;
const documents: Readonly<Record<keyof typeof found, Document>> = {
  product: { item: '§\\d+', place: 'a section of docs/spec/product.md', numbers: new Set(found.product) },
  decisions: { item: '\\d+', place: 'a heading of docs/spec/decisions.md', numbers: new Set(found.decisions) },
  screens: {
    item: '[A-G](?:\\d+(?:\\.\\d+)?)?(?!\\w)',
    place: `a part of ${screensFile}`,
    numbers: new Set(found.screens),
  },
  trust: { item: '[BT]\\d+', place: 'a rule or threat of docs/trust.md', numbers: new Set(found.trust) },
  ADR: { item: '\\d+', place: 'a file of docs/adr', numbers: new Set(found.ADR) },
};
const isDocument = (name: string): name is keyof typeof found => name in documents;

const citation = new RegExp(
  `(?<![\\w.])(?:${Object.entries(documents)
    .map(([name, { item }]) => `${name} ${item}(?:(?:, | to )${item})*`)
    .join('|')})`,
  'g',
);
const theForm = 'write product §4, decisions 18, screens B11, trust T3 or ADR 5, several of one as B3, B21';

/** What was written before there was one form, or is half of it; looked for once the citations are taken out. */
const otherForms: readonly RegExp[] = [
  /§ ?\d*/g,
  /\b(?:Product|Decisions|Screens|Trust) (?:[A-G]?\d+|T\d+)/g,
  /\b(?:[Dd]ecision|[Cc]orrections?|adr) \d+/g,
  /\b(?:[Ss]creen|[Ee]numeration|[Tt]hreat) [A-GT]\d+/g,
  /\bADR-?\d+/g,
  /\b[\w-]+\.md (?:§|[A-GT]?\d+\b)/g,
  /(?:规格|页面|决定|纠正) ?[A-GT]?\d+/g,
];
const brokenOverLines = /(?<![\w.])(?:product|screens|trust|decisions|ADR)\n *(?:\*|\/\/|--)? *(?:§\d|[A-GT]\d|\d+\))/g;
/** A number without its document. A4 is a size of paper too, so it says nothing. */
const bareNumber = /(?<![\w.'"`#%/-])(?:A[1-35-8]|[BEFG]\d{1,2}|T\d{1,2})(?![\w'"`%-])/g;
const markdownName = /(?<![\w./$*-])(?:\.{0,2}\/)?[\w-]+(?:\/[\w.-]+)*\.md\b/g;
const title = /(?:\b(?:it|test|describe)(?:\.(?!each)\w+)*\(|\)\()\s*(['"`])((?:(?!\1).)+)\1\s*,/g;
const paragraph = /the (?:specification|spec|decisions)\b/;

const comments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|[^\n]/g, (part) => (part.length > 1 ? part : ' '));
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
const markdownFiles = new Set<string>();
/** Where the name of a document may start: here, beside the file that names it, or among the texts that the site serves. */
const roots = (file: string): readonly string[] => ['.', path.dirname(file), 'packages/app/public/content'];

/** Every way in which a text cites what is not there, or in another form, as `file:line: what is wrong and what to do`. */
function problemsOf(file: string, text: string): string[] {
  const problems: string[] = [];
  const tell = (index: number, words: string) => problems.push(`${file}:${lineAt(text, index)}: ${words}`);
  for (const { 0: words, index } of text.matchAll(citation)) {
    const [name = '', ...rest] = words.split(' ');
    if (!isDocument(name)) continue;
    const { numbers, place } = documents[name];
    for (const number of rest.join(' ').match(/[A-Z]?\d+(?:\.\d+)?|\b[A-G]\b/g) ?? [])
      if (!numbers.has(number))
        tell(index, `"${words}": ${number} is not ${place}. Cite one that is, or add it there.`);
  }
  for (const { 0: words, index } of text.matchAll(brokenOverLines))
    tell(index, `"${words.replace(/\s+/g, ' ')}" is broken over two lines: keep a citation on one.`);

  const left = text.replace(citation, (words) => ' '.repeat(words.length));
  for (const form of otherForms)
    for (const { 0: words, index } of left.matchAll(form))
      tell(index, `"${words}" names no document of the house: ${theForm}.`);

  const isMarkdown = file.endsWith('.md');
  const prose = isMarkdown ? left : comments(left);
  const own = file === screensFile ? documents.screens : file === 'docs/trust.md' ? documents.trust : null;
  for (const { 0: words, index } of prose.matchAll(bareNumber))
    if (own?.numbers.has(words) !== true) tell(index, `"${words}" is a number without its document: ${theForm}.`);
  for (const { 0: words, index } of prose.matchAll(markdownName))
    if (!markdownFiles.has(words) && !roots(file).some((root) => existsSync(path.join(root, words))))
      tell(index, `${words} is not in the repository. Name a document that is, or bring it in.`);

  if (/\.(?:test|spec)\.tsx?$/.test(file))
    for (const { 2: words = '', index } of text.matchAll(title))
      if (words.search(citation) >= 0 || paragraph.test(words))
        tell(
          index,
          `"${words}": a test is named after what holds in the product; say where it is written in a comment.`,
        );
  return problems;
}

const leftOut = new Set(['node_modules', 'dist', 'generated', 'storybook-static', 'public', 'meta', '.cache']);
/** The files below a folder. What is left out is not entered: it may go while others work. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftOut.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
const self = 'tests/house/citations.test.ts';
const walked = ['packages', 'tests', 'scripts', 'docs', '.storybook', '.github', '.changeset'].flatMap(filesBelow);
const files = [
  ...walked,
  'README.md',
  'README.zh-CN.md',
  'CONTRIBUTING.md',
  ...readdirSync('.').filter((file) => /\.(?:ts|mjs|cjs)$/.test(file)),
]
  .filter((file) => /\.(?:ts|tsx|mjs|cjs|sql|css|md|yml|yaml)$/.test(file) && file !== self)
  .map((file) => ({ file, text: read(file) }));
for (const { file } of files) if (file.endsWith('.md')) markdownFiles.add(path.basename(file));

test('whatever is cited, in code, tests and documents, can be looked up', () => {
  const problems = files.flatMap(({ file, text }) => problemsOf(file, text));
  expect(problems, `\n${problems.join('\n')}\n`).toEqual([]);
});

test('the walk meets the citations of the house', () => {
  expect(files.flatMap(({ text }) => text.match(citation) ?? []).length).toBeGreaterThan(400);
});

test.each(Object.entries(found))('every number of %s stands for one thing', (_name, numbers) => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(numbers.length).toBeGreaterThan(8);
});

describe('what is found', () => {
  test.each([
    ['a section that is not there', '/** The balance (product §12). */', 'a section of docs/spec/product.md'],
    ['a decision that is not there', '// As in decisions 18, 400.', '400 is not a heading'],
    ['the end of a range', '/** decisions 13 to 900 */', '900 is not'],
    ['a part of a screen that is not there', '/** Notices (screens B11.9). */', 'B11.9 is not'],
    ['a threat that is not there', '/** Somebody else (trust T99). */', 'T99 is not'],
    ['an old form', '/** The balance. Spec §4. */', 'names no document'],
    ['a capital', '/** Decisions 18. */', 'names no document'],
    ['one in the singular', '// decision 18', 'names no document'],
    ['a file and a number', '/** trust.md T3 */', 'names no document'],
    ['a number alone', '/** State of an invoice (F7). */', 'without its document'],
    ['a Chinese one', '// 页面 A5', 'names no document'],
    ['a document that is not there', '/** See architecture.md. */', 'not in the repository'],
    ['one that is broken', '/**\n * The list (screens\n * B22).\n */', 'broken over two lines'],
  ])('%s', (_name, text, words) => {
    expect(problemsOf('sample.ts', `\n${text}\n`).join('\n')).toMatch(new RegExp(`^sample\\.ts:[2-4]: .*${words}`));
  });

  test('a test that is named after a paragraph', () => {
    expect(problemsOf('sample.test.ts', "test('does as the specification says', () => {});")).toHaveLength(1);
    expect(problemsOf('sample.test.ts', "it.each(rows)('trust T3 holds', () => {});")).toHaveLength(1);
    expect(problemsOf('sample.test.ts', "test('keeps the kind of specification', () => {});")).toEqual([]);
  });

  test('and nothing in what is right', () => {
    const right =
      '/** Product words (product §4, §8; decisions 13 to 15; screens B3, B11.5; trust T3; ADR 5), see docs/trust.md. */';
    expect(problemsOf('sample.ts', `${right}\nconst size = radius.md; const colour = '#F7F7F7';`)).toEqual([]);
  });
});
