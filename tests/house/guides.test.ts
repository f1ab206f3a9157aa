import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'packages/components/docs';
const guides = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const { exports: published } = JSON.parse(readFileSync('packages/components/package.json', 'utf8')) as {
  exports: Record<string, unknown>;
};

test('the guide from antd names entries that the package has', () => {
  const [, table = ''] = read('from-antd.mdx').split('| --- | --- | --- |\n');
  const rows = (table.split('\n\n')[0] ?? '').split('\n');
  const entries = rows.flatMap((row) =>
    [...(row.split('|')[2] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
  );
  expect(entries.length).toBeGreaterThan(60);
  expect(entries.filter((name) => !(`./${name}` in published))).toEqual([]);
});

test('a guide shows sections that the README has', () => {
  const readme = readFileSync('packages/components/README.zh-CN.md', 'utf8');
  const shown = guides.flatMap((file) =>
    [...read(file).matchAll(/<ReadmeSection heading="(.+?)"/g)].map(([, name]) => name),
  );
  expect(shown.length).toBeGreaterThan(4);
  expect(shown.filter((name) => !readme.includes(`\n## ${name}\n`))).toEqual([]);
});

test('a guide shows stories that exist', () => {
  const missing = guides.flatMap((file) => {
    const text = read(file);
    const stories = new Map(
      [...text.matchAll(/import \* as (\w+) from '\.\.\/(.+?)'/g)].map(([, name, from]) => [name, from]),
    );
    return [...text.matchAll(/of=\{(\w+)\.(\w+)\}/g)].flatMap(([, group, story]) => {
      const source = readFileSync(`packages/components/${stories.get(group)}.tsx`, 'utf8');
      return new RegExp(`export const ${story}\\b`).test(source) ? [] : [`${file}: ${group}.${story}`];
    });
  });
  expect(missing).toEqual([]);
});

test('no example makes the anchor of LinkProvider inside a component, which would draw every link anew', () => {
  const texts = [...['README.md', 'README.zh-CN.md'].map((file) => `../${file}`), ...guides].map(read);
  expect(texts.filter((text) => /\banchor=\{\(/.test(text))).toEqual([]);
});
