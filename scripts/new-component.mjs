// `npm run new:component -- inputs StarRating 评分`: a folder that already passes types, lint and conformance, and its entry in the package.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { componentGroups } from './component-groups.mjs';
import { componentFiles } from './component-template.mjs';
import { isChinese, readWords, refuse, refuseMore, root, tellNext, writeFiles } from './generator.mjs';

const usage =
  'npm run new:component -- <group> <Name> <Chinese name>\n' +
  `  group: ${Object.keys(componentGroups).join(' | ')}\n` +
  '  Name: PascalCase, unique in the package';

const { plain } = readWords(process.argv.slice(2), {}, usage);
const [group, name, words, ...more] = plain;
if (!Object.hasOwn(componentGroups, group ?? '')) refuse(`There is no group ${group ?? '(none given)'}.`, usage);
if (!/^[A-Z][A-Za-z0-9]+$/.test(name ?? ''))
  refuse(`A component is named in PascalCase; not ${name ?? '(none given)'}.`, usage);
if (!isChinese(words))
  refuse(`The name in Storybook is Chinese words, without signs; not ${words ?? '(none given)'}.`, usage);
refuseMore(more, 'Chinese name', usage);

const source = 'packages/components/src';
const taken = Object.keys(componentGroups).find((each) => existsSync(path.join(root, source, each, name)));
if (taken !== undefined) refuse(`There is a component of this name already: ${source}/${taken}/${name}.`, usage);

const folder = `${source}/${group}/${name}`;
const files = Object.entries(componentFiles(name, words, componentGroups[group]));
writeFiles(Object.fromEntries(files.map(([file, text]) => [`${folder}/${file}`, text])));
await import('./component-exports.mjs');
tellNext([
  `Make it what it is to be; its test: npx vitest --project dom ${folder}`,
  'Words of its own go to a messages.ts beside it, with a prop to change them.',
  `A story whose look is to be kept gets tags: ['visual'], then npm run pictures (docs/visual-tests.md).`,
  'npm run sizes -- --record keeps its size as the bound it is checked against.',
]);
