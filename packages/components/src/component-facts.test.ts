import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryOf, pendingChanges, releasedChanges } from './component-facts';
import { keyboard } from './keyboard.guidance';

const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  exports: Parameters<typeof entryOf>[0];
};
const sources = import.meta.glob<string>(['./*/*/*.{ts,tsx}', '!./**/*.{test,stories,guidance}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const stories = Object.keys(import.meta.glob('./*/*/*.stories.tsx')).map((file) => {
  const [, folder = '', name = ''] = /^(.*)\/(\w+)\.stories\.tsx$/.exec(file) ?? [];
  return { folder: folder.replace('./', './src/'), name };
});
/** Guides, which are no components, and what stands for several: its page names the one that it draws. */
const others = ['Theme', 'Tokens', 'TableFilter'];

test.each(stories.filter(({ name }) => !others.includes(name)))('$name says what to import', ({ folder, name }) => {
  const entry = entryOf(exports, folder, name);
  const source = entry === undefined ? '' : (Object.entries(exports).find(([key]) => key === entry)?.[1] ?? '');
  const file = new URL(`../${typeof source === 'string' ? source : source['@compute-market/source']}`, import.meta.url);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
});

test('a change is told of the component that it names', () => {
  const changesets = [
    "---\n'@compute-market/components': patch\n---\n\n`Button` is lighter.\n",
    '`ButtonGroup` is new.',
  ];
  expect(pendingChanges(changesets, 'Button')).toEqual(['`Button` is lighter.']);
});

test('a changelog tells a component by version', () => {
  const changelog =
    '# c\n\n## 0.3.0\n\n- 1a2b3c4: `Menu` scrolls.\n- 1a2b3c5: `Tag`.\n\n## 0.2.0\n\n- `Menu` is new.\n';
  expect(releasedChanges(changelog, 'Menu')).toEqual([
    { version: '0.3.0', changes: ['`Menu` scrolls.'] },
    { version: '0.2.0', changes: ['`Menu` is new.'] },
  ]);
});

test('what handles keys has its keyboard table', () => {
  const handling = Object.entries(sources)
    .filter(([, text]) => /event\.key [!=]==|\bArrow(?:Up|Down|Left|Right):/.test(text))
    .map(([file]) => file.split('/')[2]);
  const names = new Set(stories.map(({ name }) => name));
  const missing = [...new Set(handling)].filter((name) => names.has(name ?? '') && keyboard[name ?? ''] === undefined);
  expect(missing).toEqual([]);
});

test('a keyboard table is of a component that has a page', () => {
  const names = stories.map(({ name }) => name);
  expect(Object.keys(keyboard).filter((name) => !names.includes(name))).toEqual([]);
});
