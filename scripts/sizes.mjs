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
const gzip = (chunks) =>
  chunks.length === 0 ? 0 : gzipSync(chunks.map(({ code }) => code).join(''), { level: 9 }).length;

const entries = Object.entries(exports).filter(
  ([, entry]) => typeof entry === 'object' && existsSync(path.join(folder, entry.default)),
);
if (entries.length < Object.keys(exports).length / 2)
  throw new Error('packages/components 尚未构建：先运行 npm run build');

/** One build with every entry: what belongs to the same entries stands in the same chunk, so an entry's chunks hold its own modules only. */
async function buildEntries() {
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
        input: Object.fromEntries(entries.map(([name, entry]) => [name.slice(2), path.join(folder, entry.default)])),
        external: isPeer,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}

/** The chunks that are reached from one of them, by the imports that `of` names. */
function reached(chunks, start, of) {
  const found = new Set();
  const follow = (name) => {
    const chunk = chunks.get(name);
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    of(chunk).forEach(follow);
  };
  follow(start.fileName);
  return found;
}

/** Bytes, gzipped, that a page downloads for one entry: at once, and later when a heavy part is first needed. */
function measure(chunks, entry) {
  const first = reached(chunks, entry, ({ imports }) => imports);
  const all = reached(chunks, entry, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const later = gzip([...all].filter((chunk) => !first.has(chunk)));
  return { gzip: gzip([...first]), ...(later === 0 ? {} : { later }) };
}

const chunks = await buildEntries();
const found = Object.fromEntries(
  [...chunks.values()]
    .filter(({ isEntry }) => isEntry)
    .map((chunk) => [chunk.name, measure(chunks, chunk)])
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);

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
