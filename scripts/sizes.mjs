// `npm run sizes`: what each component costs a page that imports it alone, measured on the built package and held to packages/components/sizes.json.
// Fails above the tolerance. `npm run sizes -- --record` writes the new figures; their growth is then read in the change itself.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './processes.mjs';

/** A component may grow by 5 % or by 200 bytes, whichever is more, before anyone is asked. */
const allowed = (bytes) => Math.round(bytes + Math.max(bytes * 0.05, 200));

const folder = path.join(root, 'packages/components');
const record = path.join(folder, 'sizes.json');
const { exports, peerDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const peers = Object.keys(peerDependencies);
const isPeer = (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`));
const gzip = (chunks) => chunks.reduce((total, { code }) => total + gzipSync(code, { level: 9 }).length, 0);

/** Bytes, gzipped, that a page downloads for one entry: at once, and later when a heavy part is first needed. */
async function measure(file) {
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(folder, file),
        external: isPeer,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.js' },
      },
    },
  });
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const first = new Set();
  const follow = (name) => {
    if (first.has(name) || !chunks.has(name)) return;
    first.add(name);
    chunks.get(name).imports.forEach(follow);
  };
  follow('entry.js');
  const all = [...chunks.values()];
  const later = gzip(all.filter(({ fileName }) => !first.has(fileName)));
  return { gzip: gzip(all.filter(({ fileName }) => first.has(fileName))), ...(later === 0 ? {} : { later }) };
}

const entries = Object.entries(exports).filter(
  ([, entry]) => typeof entry === 'object' && existsSync(path.join(folder, entry.default)),
);
if (entries.length < Object.keys(exports).length / 2)
  throw new Error('packages/components 尚未构建：先运行 npm run build');

const found = {};
for (const [name, entry] of entries) found[name.slice(2)] = await measure(entry.default);

if (process.argv.includes('--record')) {
  writeFileSync(
    record,
    `{\n${Object.entries(found)
      .map(([name, size]) => `  ${JSON.stringify(name)}: ${JSON.stringify(size)}`)
      .join(',\n')}\n}\n`,
  );
  console.log(`${Object.keys(found).length} 个入口已记入 packages/components/sizes.json`);
} else {
  const kept = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  const grown = Object.entries(found).flatMap(([name, size]) =>
    ['gzip', 'later']
      .filter(
        (part) => size[part] !== undefined && kept[name] !== undefined && size[part] > allowed(kept[name][part] ?? 0),
      )
      .map(
        (part) =>
          `${name}（${part === 'gzip' ? '首次' : '按需'}）：${kept[name][part] ?? 0} → ${size[part]} 字节，上限 ${allowed(kept[name][part] ?? 0)}`,
      ),
  );
  const unknown = Object.keys(found).filter((name) => kept[name] === undefined);
  if (unknown.length > 0) console.log(`尚未记录：${unknown.join('、')}`);
  console.log(`${Object.keys(found).length} 个入口，${grown.length} 个超出`);
  for (const line of grown) console.error(`✘ ${line}`);
  if (grown.length > 0) console.error('确属必要时运行 npm run sizes -- --record，并在提交说明里写明原因。');
  process.exitCode = grown.length > 0 ? 1 : 0;
}
