import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = 'packages/components/src';
const chinese = /[\u3000-\u303f\u4e00-\u9fff\uff01-\uff5e]/;

/** They read what people type, in whatever language: 12。5, 2026年11月1日. */
const readsTyping = [
  'inputs/AmountField/amount.ts',
  'inputs/DateField/date.ts',
  'inputs/DateTimeField/date-time.ts',
  'inputs/MonthField/month.ts',
  'inputs/TagsInput/tags.ts',
  'inputs/half-width.ts',
];

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const isStory = (file: string) => /\.(test|stories|guidance)\.tsx?$/.test(file);
/** Words lie beside their component, so that a page downloads those of what it shows. */
const isWords = (file: string) => /(?:^|\/|-)messages\.ts$/.test(file) || file.startsWith('locale/');

/** Literals of a file that hold Chinese. Comments may, those in style sheets too. */
function chineseLiterals(file: string): string[] {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  if (!chinese.test(text)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateLiteralToken(node) ||
      ts.isJsxText(node) ||
      ts.isRegularExpressionLiteral(node);
    if (!isText) return ts.forEachChild(node, visit);
    const bare = node.text.replace(/\/\*.*?\*\//gs, '');
    if (chinese.test(bare)) found.push(`${file}: ${bare.trim()}`);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

test('no component says a Chinese word that no locale can replace', () => {
  const own = sources.filter((file) => !isStory(file) && !isWords(file) && !readsTyping.includes(file));
  expect(own.length).toBeGreaterThan(400);
  expect(own.flatMap(chineseLiterals)).toEqual([]);
  expect(readsTyping.flatMap(chineseLiterals).length).toBeGreaterThan(1);
});

test('every words file belongs to the locale, under its own name', () => {
  const whole = readFileSync(`${folder}/locale/zh-CN/index.ts`, 'utf8');
  const missing = sources
    .filter((file) => /(?:^|\/|-)messages\.ts$/.test(file))
    .filter((file) => !whole.includes(`from '../../${file.replace(/\.ts$/, '')}';`));
  expect(missing).toEqual([]);
});

test('words are props of one name: `labels`', () => {
  const others = sources
    .filter((file) => !isStory(file))
    .flatMap((file) =>
      [
        ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
          /^ {2}(words|\w+Label|\w+Message)\?: (?:string|Words<)/gm,
        ),
      ].map(([, name]) => `${file}: ${name}`),
    );
  // Not the component's words but the host's: what the dot of one entry of a menu means.
  expect(others).toEqual(['navigation/SideNav/SideNav.tsx: dotLabel']);
});
