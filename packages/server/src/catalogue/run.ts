import { readFile, writeFile } from 'node:fs/promises';
import { StartupError } from '../config';
import type { Services } from '../http/handler';
import { writeChanges } from './apply';
import { readCatalogue } from './mistakes';
import { planCatalogue } from './plan';
import { catalogueOf, rowsOf, type Catalogue } from './shape';
import { holdInUse, readStored } from './stored';

type CatalogueServices = Pick<Services, 'database' | 'clock'>;

const usage = [
  '用法：',
  '  npm run catalogue -- <文件>            预演：说明与现有目录有何不同，不做改动',
  '  npm run catalogue -- <文件> --apply    写入：不再出现的内容只下架，不删除',
  '  npm run catalogue -- --print <新文件>  把现有目录写入新文件',
].join('\n');

const listed = (title: string, lines: readonly string[], end: string): string =>
  [title, ...lines.map((line) => `  ${line}`), end].join('\n');

async function readJson(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new StartupError(`无法读取目录文件 ${file}，请检查路径与权限。`, { cause });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StartupError(`目录文件 ${file} 不是有效的 JSON，请修改后重试。`, { cause });
  }
}

/** Compares a catalogue with the market, and writes it where `isApplied`. Answers what to print; throws StartupError where it cannot be done. */
export function takeCatalogue(
  { database, clock }: CatalogueServices,
  catalogue: Catalogue,
  isApplied: boolean,
): Promise<string> {
  const wanted = rowsOf(catalogue);
  return database.transaction(async (tx) => {
    const inUse = await holdInUse(tx);
    const { changes, lines, obstacles } = planCatalogue(await readStored(tx), wanted, inUse);
    if (obstacles.length > 0) throw new StartupError(listed('目录无法写入：', obstacles, '没有改动任何内容。'));
    if (lines.length === 0) return '与现有目录相同，没有改动。';
    if (!isApplied)
      return listed(
        '与现有目录相比：',
        lines,
        `共 ${lines.length} 处。这是预演，没有改动任何内容；确认后加上 --apply。`,
      );
    await writeChanges(tx, changes, wanted, clock.now());
    return listed('已写入：', lines, `共 ${lines.length} 处。`);
  });
}

async function print({ database }: CatalogueServices, file: string): Promise<string> {
  const catalogue = catalogueOf(await database.transaction(readStored));
  if (catalogue === null) return '还没有目录。可以从 docs/catalogue.example.json 开始。';
  try {
    await writeFile(file, `${JSON.stringify(catalogue, null, 2)}\n`, { flag: 'wx' });
  } catch (cause) {
    throw new StartupError(`无法写入 ${file}：文件已存在，或没有权限。请换一个新文件。`, { cause });
  }
  return `现有目录已写入 ${file}。`;
}

/** The catalogue of the market by a file (decisions 138): compares, applies or prints it. Answers what to print. Throws StartupError with a sentence for each mistake; then nothing has happened. */
export async function runCatalogue(services: CatalogueServices, given: readonly string[]): Promise<string> {
  const flags = given.filter((word) => word.startsWith('--'));
  const [file, ...more] = given.filter((word) => !word.startsWith('--'));
  const [flag] = flags;
  const isKnown = flags.length < 2 && (flag === undefined || flag === '--apply' || flag === '--print');
  if (file === undefined || more.length > 0 || !isKnown) throw new StartupError(usage);
  if (flag === '--print') return print(services, file);
  const { catalogue, mistakes } = readCatalogue(await readJson(file));
  if (catalogue === null)
    throw new StartupError(listed(`目录文件 ${file} 有误：`, mistakes, '请修改后重试，没有改动任何内容。'));
  return takeCatalogue(services, catalogue, flag === '--apply');
}
