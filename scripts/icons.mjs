// `node scripts/icons.mjs <folder>`: draws the icons anew from an unpacked `lucide-react`, so that nobody who installs ours has to fetch its 50 MB.
// An icon names its drawing in its first line (`// lucide: archive`); a new one begins with that line and an empty drawing.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mustRun, root } from './processes.mjs';

const source = process.argv[2];
if (source === undefined || !existsSync(path.join(source, 'dist/esm/icons')))
  throw new Error('node scripts/icons.mjs <folder of an unpacked lucide-react>');
const icons = path.join(root, 'packages/components/src/icons');

/** A path is its data alone; every other shape is its name and attributes. */
function shapeOf([tag, attributes]) {
  if (tag === 'path') return attributes.d;
  return [tag, Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key'))];
}

async function drawingOf(name) {
  const { __iconData: data } = await import(pathToFileURL(path.resolve(source, `dist/esm/icons/${name}.mjs`)).href);
  const odd = data.node.find(
    ([tag, attributes]) => tag === 'path' && Object.keys(attributes).some((each) => !['d', 'key'].includes(each)),
  );
  if (data.size !== 24 || odd !== undefined) throw new Error(`${name} is drawn in a way that createIcon does not know`);
  return JSON.stringify(data.node.map(shapeOf));
}

for (const file of readdirSync(icons).filter((each) => each.endsWith('Icon.tsx'))) {
  const text = readFileSync(path.join(icons, file), 'utf8');
  const [, name] = /^\/\/ lucide: ([\w-]+)$/m.exec(text) ?? [];
  if (name === undefined) continue;
  const drawing = await drawingOf(name);
  writeFileSync(
    path.join(icons, file),
    text.replace(/(createIcon\('\w+', )[\s\S]*\);\n$/, (_, start) => `${start}${drawing});\n`),
  );
}
copyFileSync(path.join(source, 'LICENSE'), path.join(root, 'packages/components/LICENSE-lucide'));
await mustRun('biome', ['format', '--write', 'packages/components/src/icons'], { quiet: true });
