// What the generators share: how they refuse, read their words, change a file in place and leave it formatted.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));
export const read = (file) => readFileSync(path.join(root, file), 'utf8');
export const exists = (file) => existsSync(path.join(root, file));
/** The folders in a folder, by name. */
export const foldersOf = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
    .sort();

/** `couponSummary` → `coupon-summary`. */
export const dashed = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** Words that are shown to customers: Chinese, with Latin names and figures in them. */
export const isChinese = (text) =>
  /^[\p{Script=Han}A-Za-z0-9 ]+$/u.test(text ?? '') && /\p{Script=Han}/u.test(text ?? '');

/** Ends with one reason and the way to say it; nothing was written before. */
export function refuse(reason, usage) {
  console.error(`${reason}\nUsage: ${usage}`);
  process.exit(1);
}

/** Splits the words of a command: `--main` is true, `--menu expenses` takes the next word. What is not in `flags` is refused. */
export function readWords(words, flags, usage) {
  const plain = [];
  const options = {};
  const rest = [...words];
  while (rest.length > 0) {
    const word = rest.shift();
    if (!word.startsWith('--')) plain.push(word);
    else {
      const name = word.slice(2);
      if (!Object.hasOwn(flags, name)) refuse(`There is no option ${word}.`, usage);
      if (flags[name] === 'word' && (rest[0] === undefined || rest[0].startsWith('--')))
        refuse(`${word} needs a word after it.`, usage);
      options[name] = flags[name] === 'word' ? rest.shift() : true;
    }
  }
  return { plain, options };
}

/** Refuses what stands after the last word that is asked for: `what`, which was not put in quotes. */
export function refuseMore(more, what, usage) {
  if (more.length > 0) refuse(`One word too many: ${more.join(' ')}. Put the ${what} in quotes.`, usage);
}

/** Refuses to write over a file. */
export function refuseTaken(files, usage) {
  for (const file of files) if (exists(file)) refuse(`There is a file ${file} already.`, usage);
}

/** Where the calls of the contract are defined. */
export const callsFolder = 'packages/contract/src/calls';
/** The domains of the contract, by name. */
export const callDomains = () =>
  readdirSync(path.join(root, callsFolder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !['all.ts', 'index.ts'].includes(file))
    .map((file) => file.slice(0, -3))
    .sort();
/** The file of a domain. */
export const callsOf = (domain) => `${callsFolder}/${domain}.ts`;

/** Puts `added` right before `anchor`, looked for after `start`. A house that has changed its shape ends the generator: better than half a change. */
function insertBefore(text, { start, anchor, added, file }) {
  const from = text.indexOf(start);
  const at = from < 0 ? -1 : text.indexOf(anchor, from + start.length);
  if (at < 0)
    throw new Error(`${file} has no place for the new line any more: looked for «${anchor}» after «${start}»`);
  return text.slice(0, at) + added + text.slice(at);
}

/** A name more is imported: into the import that there is, or by one of its own after the last. */
export function withImport(text, name, from) {
  const known = new RegExp(`import \\{([^}]*)\\} from '${from.replace(/[/.]/g, '\\$&')}';`);
  const found = known.exec(text);
  if (found !== null) {
    const names = found[1]
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean);
    if (names.includes(name)) return text;
    const sorted = names.join() === [...names].sort().join();
    const all = sorted ? [...names, name].sort() : [...names, name];
    return text.replace(known, () => `import { ${all.join(', ')} } from '${from}';`);
  }
  const last = [...text.matchAll(/^import [^;]*;\n/gm)].at(-1);
  const end = last === undefined ? 0 : last.index + last[0].length;
  return `${text.slice(0, end)}import { ${name} } from '${from}';\n${text.slice(end)}`;
}

/** Files that exist and are to change: each is read when it is first touched, and all are written by `writeFiles`. */
export function startChanges() {
  const texts = {};
  const edit = (file, change) => {
    texts[file] = change(texts[file] ?? read(file));
  };
  return {
    /** Path → text, as far as it was changed. */
    texts,
    edit,
    /** Puts `added` right before `anchor`, looked for after `start`. */
    insert: (file, place) => edit(file, (text) => insertBefore(text, { ...place, file })),
  };
}

/** Writes all files (path → text), formats them and names them. Every text is known by then, so that a refusal leaves nothing behind. */
export function writeFiles(files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stderr } = spawnSync(process.execPath, [biome, 'format', '--write', ...Object.keys(files)], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the new files could not be formatted: ${stderr}`);
  for (const file of Object.keys(files)) console.log(`  ${file}`);
}

/** What is left to do, in order. */
export function tellNext(steps) {
  console.log(`\nNext:\n${steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`);
}
