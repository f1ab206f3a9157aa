import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumPath } from '../../scripts/chromium.mjs';

/** A consumer who knows nothing of us: an empty Vite project with the two packed packages, and beside them only what those declare. */
const packages = ['tokens', 'components'] as const;
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const workspace = path.resolve('node_modules');
let project = '';

interface Manifest {
  readonly version: string;
  readonly exports: Record<string, string | Record<string, string>>;
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
}
const manifest = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
const installed = (name: string) => path.join(project, 'node_modules', name);

const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);

const quiet = () =>
  ({ root: project, configFile: false, logLevel: 'error', oxc: { jsx: { runtime: 'automatic' } } }) as const;

/** Every module that a page downloads for an entry, at once or later, as paths under node_modules; peers stay outside. */
async function modulesOf(entry: string): Promise<string[]> {
  const result = await build({
    ...quiet(),
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(project, entry),
        external: [/^react(-dom)?(\/|$)/, 'styled-components'],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in result)) throw new Error('more than one build');
  return result.output
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []))
    .flatMap((id) => (id.includes('node_modules/') ? [id.split('node_modules/').at(-1) ?? id] : []));
}

beforeAll(() => {
  project = realpathSync(mkdtempSync(path.join(tmpdir(), 'consumer-')));
  mkdirSync(path.join(project, 'node_modules/@compute-market'), { recursive: true });
  for (const name of packages) {
    const [packed] = JSON.parse(
      execFileSync(npm, ['pack', '--json', '--ignore-scripts', '--pack-destination', project], {
        cwd: path.resolve('packages', name),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ) as [{ filename: string }];
    execFileSync('tar', ['-xzf', path.join(project, packed.filename), '-C', project]);
    cpSync(path.join(project, 'package'), installed(`@compute-market/${name}`), { recursive: true });
    rmSync(path.join(project, 'package'), { recursive: true });
  }
  const { dependencies = {}, peerDependencies = {} } = manifest(installed('@compute-market/components'));
  for (const name of [
    ...Object.keys(dependencies),
    ...Object.keys(peerDependencies),
    '@types/react',
    '@types/react-dom',
  ].filter((each) => !each.startsWith('@compute-market/'))) {
    const nested = path.resolve('packages/components/node_modules', name);
    mkdirSync(path.dirname(installed(name)), { recursive: true });
    symlinkSync(realpathSync(existsSync(nested) ? nested : path.join(workspace, name)), installed(name));
  }
  write('package.json', '{ "name": "consumer", "private": true, "type": "module" }');
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

test('what the packages declare is what they were built against', () => {
  const { dependencies = {} } = manifest(installed('@compute-market/components'));
  expect(dependencies['@compute-market/tokens']).toBe(manifest(installed('@compute-market/tokens')).version);
  for (const [name, version] of Object.entries(dependencies))
    expect(manifest(installed(name)).version, name).toBe(version);
});

test('every entry a package promises is in the tarball', () => {
  for (const name of packages) {
    const folder = installed(`@compute-market/${name}`);
    const promised = Object.values(manifest(folder).exports)
      .flatMap((entry) => (typeof entry === 'string' ? [] : [entry.types, entry.default]))
      .filter((file) => file !== undefined);
    for (const file of promised) expect(() => readFileSync(path.join(folder, file)), `${name}: ${file}`).not.toThrow();
  }
});

test('a strict consumer gets types that accept the right, the example of the README among it, and refuse the wrong', {
  timeout: 30_000,
}, () => {
  write(
    'typed.tsx',
    `import { Button, type ButtonProps } from '@compute-market/components/button';
import { Money } from '@compute-market/components/money';
import { numbers, vars } from '@compute-market/tokens';

const red: \`var(--\${string})\` = vars.color.price.default;
const height: 30 = numbers.size.control.md;
const props: ButtonProps = { variant: 'primary', onClick: (event) => event.currentTarget.focus() };
export const shown = <Button {...props} style={{ color: red, height }}><Money fen={12_345} /></Button>;
// @ts-expect-error -- no such variant
export const refused = <Button variant="rainbow" />;
// @ts-expect-error -- money is fen, and a number
export const words = <Money fen="12.00" />;
// @ts-expect-error -- no such token
export const missing = vars.color.price.rainbow;
`,
  );
  const [, example = ''] =
    /```tsx\n([\s\S]*?)```/.exec(
      readFileSync(path.join(installed('@compute-market/components'), 'README.md'), 'utf8'),
    ) ?? [];
  expect(example).toContain('createRoot');
  write('example.tsx', example);
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'Bundler',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        types: [],
        skipLibCheck: true,
        noUncheckedSideEffectImports: false,
      },
      include: ['typed.tsx', 'example.tsx'],
    }),
  );
  const run = () => execFileSync(path.join(workspace, '.bin/tsc'), ['-p', project], { cwd: project, encoding: 'utf8' });
  expect(run).not.toThrow();
});

test('it renders in a browser, in its colours and its face, and a theme is one attribute', {
  timeout: 60_000,
}, async () => {
  write(
    'index.html',
    '<!doctype html><html lang="zh-CN"><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>',
  );
  write(
    'main.tsx',
    `import '@compute-market/tokens/fonts.css';
import '@compute-market/tokens/tokens.css';
import { Button } from '@compute-market/components/button';
import { GlobalStyle } from '@compute-market/components/global-style';
import { Select } from '@compute-market/components/select';
import { createRoot } from 'react-dom/client';
import { chromiumPath } from '../../scripts/chromium.mjs';

createRoot(document.getElementById('root')!).render(<><GlobalStyle /><Button variant="primary">立即租用</Button><Select aria-label="机房" options={[{ value: "east", label: "华东一区" }]} /></>);
`,
  );
  await build({ ...quiet(), build: { outDir: 'out' } });
  const server = await preview({ ...quiet(), build: { outDir: 'out' }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const button = page.getByRole('button', { name: '立即租用' });
    await button.waitFor({ timeout: 10_000 }).catch((error: Error) => {
      throw new Error(`${error.message}\n${failures.join('\n')}`);
    });
    const style = () =>
      button.evaluate((element) => [
        getComputedStyle(element).backgroundColor,
        getComputedStyle(element).height,
        getComputedStyle(document.body).backgroundColor,
      ]);
    expect(await style()).toEqual(['rgb(0, 104, 255)', '30px', 'rgb(245, 247, 250)']);
    expect(
      await page.evaluate(() => document.fonts.load('14px "Roboto Variable"').then((faces) => faces.length)),
    ).toBeGreaterThan(0);
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    expect((await style())[2]).toBe('rgb(14, 19, 27)');
    expect(failures).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});

test.each([
  ['Button', ['actions/Button'], ['lucide-react']],
  ['Money', ['data/Money'], []],
  ['Card', ['data/Card'], []],
  ['Tag', ['feedback/Tag'], ['lucide-react']],
  ['StatusChip', ['feedback/StatusChip'], []],
  ['Tooltip', ['overlays/Tooltip'], ['@base-ui/react']],
])(
  'importing %s pulls that component and what it is made of, nothing else',
  { timeout: 20_000 },
  async (name, components, foreign) => {
    const subpath = name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
    write('one.ts', `export { ${name} } from '@compute-market/components/${subpath}';`);
    const modules = await modulesOf('one.ts');
    const folders = modules.flatMap(
      (id) => /^@compute-market\/components\/dist\/(\w+\/[A-Z]\w+)\//.exec(id)?.[1] ?? [],
    );
    const others = modules
      .filter((id) => !id.startsWith('@compute-market/'))
      .map((id) =>
        id
          .split('/')
          .slice(0, id.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    expect([...new Set(folders)].sort()).toEqual(components);
    expect([...new Set(others)].sort()).toEqual(expect.arrayContaining(foreign));
    expect(others.filter((id) => /tiptap|marked|dompurify|react-virtual|pinyin/.test(id))).toEqual([]);
    if (foreign.length === 0) expect(others).toEqual([]);
  },
);
