// Writes the `exports` of packages/components and packages/patterns from their trees: one subpath a folder with an index. `--check` fails on a difference.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { componentGroups, kebab } from './component-groups.mjs';

const root = fileURLToPath(new URL('../packages/', import.meta.url));
const entry = (folder) => ({
  '@compute-market/source': `./src/${folder}/index.ts`,
  types: `./dist/${folder}/index.d.ts`,
  default: `./dist/${folder}/index.js`,
});
/** What only this repository's tests and stories import is not built. */
const houseEntry = (folder) => ({ '@compute-market/source': `./src/${folder}/index.ts` });

function componentExports() {
  const source = path.join(root, 'components/src');
  const isFolder = (folder) => statSync(path.join(source, folder), { throwIfNoEntry: false })?.isDirectory();
  const folders = Object.keys(componentGroups)
    .filter(isFolder)
    .flatMap((group) =>
      readdirSync(path.join(source, group))
        .filter((name) => isFolder(`${group}/${name}`))
        .map((name) => `${group}/${name}`),
    );
  const languages = readdirSync(path.join(source, 'locale'));
  return {
    './icons': entry('icons'),
    './styles': entry('styles'),
    ...Object.fromEntries(languages.map((name) => [`./locale/${name}`, entry(`locale/${name}`)])),
    ...Object.fromEntries(folders.map((folder) => [`./${kebab(path.basename(folder))}`, entry(folder)])),
  };
}

function patternExports() {
  const folders = readdirSync(path.join(root, 'patterns/src'), { recursive: true })
    .filter((file) => path.basename(file) === 'index.ts')
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .sort();
  return Object.fromEntries(
    folders.map((folder) => [`./${folder}`, folder.endsWith('/fixtures') ? houseEntry(folder) : entry(folder)]),
  );
}

/** Whether the manifest says what the tree is; it is written anew unless it is only checked. */
function keep(name, exports) {
  const file = path.join(root, name, 'package.json');
  const before = readFileSync(file, 'utf8');
  const whole = { ...exports, './package.json': './package.json' };
  const after = `${JSON.stringify({ ...JSON.parse(before), exports: whole }, null, 2)}\n`;
  if (before === after) return;
  if (!process.argv.includes('--check')) return writeFileSync(file, after);
  console.error(`packages/${name}/package.json: exports differ from the tree. Run: npm run exports`);
  process.exitCode = 1;
}

keep('components', componentExports());
keep('patterns', patternExports());
