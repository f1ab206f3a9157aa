// Writes the `exports` of packages/components and packages/patterns from their trees: one subpath a folder with an entry (package-entries.mjs). `--check` fails on a difference.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { componentGroups, kebab } from './component-groups.mjs';
import { entryFile } from './package-entries.mjs';

const root = fileURLToPath(new URL('../packages/', import.meta.url));
/** Conditions of a published file; `file` is below `src`, with its ending. */
const entry = (file) => {
  const built = `./dist/${file.replace(/\.tsx?$/, '')}`;
  return { '@compute-market/source': `./src/${file}`, types: `${built}.d.ts`, default: `${built}.js` };
};
/** What only this repository's tests and stories import is not built. */
const houseEntry = (file) => ({ '@compute-market/source': `./src/${file}` });

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
    './icons': entry('icons/index.ts'),
    './styles': entry('styles/index.ts'),
    ...Object.fromEntries(languages.map((name) => [`./locale/${name}`, entry(`locale/${name}/index.ts`)])),
    ...Object.fromEntries(
      folders.map((folder) => [
        `./${kebab(path.basename(folder))}`,
        entry(`${folder}/${entryFile(path.join(source, folder))}`),
      ]),
    ),
  };
}

function patternExports() {
  const source = path.join(root, 'patterns/src');
  const folders = readdirSync(source, { recursive: true })
    .filter((each) => statSync(path.join(source, each)).isDirectory())
    .map((each) => ({ folder: each.split(path.sep).join('/'), file: entryFile(path.join(source, each)) }))
    .filter(({ file }) => file !== undefined)
    .sort((one, other) => (one.folder < other.folder ? -1 : 1));
  return Object.fromEntries(
    folders.map(({ folder, file }) => [
      `./${folder}`,
      (folder.endsWith('/fixtures') ? houseEntry : entry)(`${folder}/${file}`),
    ]),
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
