import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromiumPath } from '../../scripts/chromium.mjs';

/** What decides the pixels of a letter: the browser, and the faces it draws with. */
interface Machine {
  readonly chromium: string;
  /** The shipped face by its bytes, the system's by name and version. */
  readonly fonts: Readonly<Record<'latin' | 'chinese' | 'mono', string>>;
}

const file = path.resolve('tests/visual/pictures/taken-with.json');
const latin = path.resolve('packages/tokens/src/fonts/roboto-latin-wght-normal.woff2');

/** Name and version of the system's face for a fontconfig pattern, or why there is none. */
function systemFace(pattern: string): string {
  try {
    const [family = '', version = '0'] = execFileSync('fc-match', ['-f', '%{family[0]}|%{fontversion}', pattern], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('|');
    return `${family} ${(Number(version) / 65_536).toFixed(3)}`;
  } catch {
    return '没有 fontconfig，未知';
  }
}

const machine = (version: string): Machine => ({
  // With and without its window it places letters differently.
  chromium: `${path.basename(chromiumPath)} ${version}`,
  fonts: {
    latin: `roboto-latin-wght-normal.woff2 sha256:${createHash('sha256').update(readFileSync(latin)).digest('hex').slice(0, 16)}`,
    chinese: systemFace('Noto Sans CJK SC:lang=zh-cn'),
    mono: systemFace('monospace'),
  },
});

/** Where the picture's letters are drawn otherwise: a colour may be off by a shade, and one pixel in a hundred by more. */
const tolerance = { threshold: 0.2, maxDiffPixels: undefined, maxDiffPixelRatio: 0.01 };
const exact = { threshold: 0, maxDiffPixels: 0 };

/** Writes down the machine that takes the pictures. */
export const recordMachine = (version: string) => writeFileSync(file, `${JSON.stringify(machine(version), null, 2)}\n`);

/** How closely this machine's pictures can be held to the kept ones, and a sentence for the reader when not to the pixel. */
export function closeness(version: string): {
  readonly options: typeof exact | typeof tolerance;
  readonly notice?: string;
} {
  if (!existsSync(file)) return { options: exact };
  const here = machine(version);
  const taken = JSON.parse(readFileSync(file, 'utf8')) as Machine;
  const differences = [
    ...(taken.chromium === here.chromium ? [] : [`${taken.chromium} → ${here.chromium}`]),
    ...(['latin', 'chinese', 'mono'] as const)
      .filter((face) => taken.fonts[face] !== here.fonts[face])
      .map((face) => `${taken.fonts[face]} → ${here.fonts[face]}`),
  ];
  if (differences.length === 0) return { options: exact };
  return {
    options: tolerance,
    notice: `基准图不是在这台机器的版本上拍的（${differences.join('；')}）。本次每张图允许 1% 的像素不同、单个像素允许 0.2 的色差；要逐像素比较，请在这里运行 npm run pictures 重拍。`,
  };
}
