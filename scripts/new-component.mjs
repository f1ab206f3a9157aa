// `npm run new:component -- inputs StarRating 评分`: a folder that already passes types, lint and conformance, and its entry in the package.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { componentGroups } from './component-groups.mjs';
import { componentFiles } from './component-template.mjs';

function refuse(reason) {
  console.error(
    `${reason}\n用法：npm run new:component -- <${Object.keys(componentGroups).join(' | ')}> <Name> <中文名>`,
  );
  process.exit(1);
}

const [group, name, words] = process.argv.slice(2);
if (!Object.hasOwn(componentGroups, group ?? '')) refuse(`没有这个组：${group ?? '（未填）'}`);
if (!/^[A-Z][A-Za-z0-9]+$/.test(name ?? '')) refuse(`组件名须为 PascalCase：${name ?? '（未填）'}`);
if (!/^[\p{Script=Han}A-Za-z0-9 ]+$/u.test(words ?? ''))
  refuse(`中文名只含汉字、字母、数字与空格：${words ?? '（未填）'}`);

const source = fileURLToPath(new URL('../packages/components/src/', import.meta.url));
const taken = Object.keys(componentGroups).find((each) => existsSync(path.join(source, each, name)));
if (taken !== undefined) refuse(`已有同名组件：packages/components/src/${taken}/${name}`);

const folder = path.join(source, group, name);
mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(componentFiles(name, words, componentGroups[group])))
  writeFileSync(path.join(folder, file), text);
await import('./component-exports.mjs');
console.log(`packages/components/src/${group}/${name}`);
