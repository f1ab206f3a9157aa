import { readdirSync, readFileSync } from 'node:fs';
import { storyNameFromExport } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { namedStates, stateName } from '../../.storybook/state-names';

/** The files of stories, with their title and the names Storybook makes of their exports. */
const files = ['components', 'patterns'].flatMap((name) =>
  readdirSync(`packages/${name}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => {
      const text = readFileSync(`packages/${name}/src/${file}`, 'utf8');
      const title = /^ {2}title: '([^']+)'/m.exec(text)?.[1] ?? '';
      const exported = [...text.matchAll(/^export const (\w+)/gm)].map(([, each = '']) => each);
      return { file, title, names: exported.map(storyNameFromExport) };
    }),
);
const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

test('every state has a name in Chinese (.storybook/state-names.ts says it)', () => {
  const nameless = files.flatMap(({ file, title, names }) =>
    names.filter((name) => !isChinese(stateName(title, name))).map((name) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(nameless).toEqual([]);
});

test('no two states of a component are called the same', () => {
  const twice = files.flatMap(({ file, title, names }) => {
    const called = names.map((name) => stateName(title, name));
    return called.filter((name, at) => called.indexOf(name) !== at).map((name) => `${file}: ${name}`);
  });
  expect(twice).toEqual([]);
});

test('no name is left of a state that is gone', () => {
  const known = new Set(
    files.flatMap(({ title, names }) => {
      const component = title.split('/').at(-1)?.split(' ')[0] ?? '';
      return names.flatMap((name) => [name, `${component}/${name}`]);
    }),
  );
  expect(namedStates.filter((name) => !known.has(name))).toEqual([]);
});
