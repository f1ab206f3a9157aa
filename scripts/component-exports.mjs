// Writes the `exports` of packages/components from its tree: one subpath a component folder. `--check` fails on a difference.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { componentGroups, kebab } from './component-groups.mjs';

const root = fileURLToPath(new URL('../packages/components/', import.meta.url));
const entry = (folder) => ({
  '@compute-market/source': `./src/${folder}/index.ts`,
  types: `./dist/${folder}/index.d.ts`,
  default: `./dist/${folder}/index.js`,
});
const isFolder = (folder) => statSync(path.join(root, 'src', folder), { throwIfNoEntry: false })?.isDirectory();

const folders = Object.keys(componentGroups)
  .filter(isFolder)
  .flatMap((group) =>
    readdirSync(path.join(root, 'src', group))
      .filter((name) => isFolder(`${group}/${name}`))
      .map((name) => `${group}/${name}`),
  );
const exports = {
  './icons': entry('icons'),
  './styles': entry('styles'),
  ...Object.fromEntries(folders.map((folder) => [`./${kebab(path.basename(folder))}`, entry(folder)])),
  './package.json': './package.json',
};

const file = path.join(root, 'package.json');
const before = readFileSync(file, 'utf8');
const after = `${JSON.stringify({ ...JSON.parse(before), exports }, null, 2)}\n`;
if (process.argv.includes('--check')) {
  if (before !== after) {
    console.error('packages/components/package.json: exports differ from the tree. Run: npm run exports');
    process.exit(1);
  }
} else if (before !== after) writeFileSync(file, after);
