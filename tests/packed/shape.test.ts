import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { expect, inject, test } from 'vitest';
import { published } from './published';

const workspace = path.resolve('node_modules');
const project = inject('project');

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

test('what the packages declare is what they were built against', () => {
  const { dependencies = {} } = manifest(installed('@compute-market/components'));
  expect(dependencies['@compute-market/tokens']).toBe(manifest(installed('@compute-market/tokens')).version);
  for (const [name, version] of Object.entries(dependencies))
    expect(manifest(installed(name)).version, name).toBe(version);
});

test('every entry a package promises is in the tarball', () => {
  for (const name of published) {
    const folder = installed(`@compute-market/${name}`);
    const promised = Object.values(manifest(folder).exports)
      .flatMap((entry) => (typeof entry === 'string' ? [entry] : [entry.types, entry.default]))
      .flatMap((file) => (file === undefined || file.includes('*') ? [] : [file]));
    for (const file of promised) expect(() => readFileSync(path.join(folder, file)), `${name}: ${file}`).not.toThrow();
  }
});

test.each(published)('%s carries its licence, its changes, both readmes, and says where it comes from', (name) => {
  const folder = installed(`@compute-market/${name}`);
  expect(readFileSync(path.join(folder, 'LICENSE'), 'utf8')).toBe(readFileSync('LICENSE', 'utf8'));
  const { version, ...about } = manifest(folder);
  expect(readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}`);
  expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain('(README.zh-CN.md)');
  expect(readFileSync(path.join(folder, 'README.zh-CN.md'), 'utf8')).toContain('(README.md)');
  expect(about).toMatchObject({
    license: 'MIT',
    type: 'module',
    keywords: expect.arrayContaining(['compute-market']) as unknown,
    repository: { type: 'git', directory: `packages/${name}` },
    homepage: expect.stringContaining(`packages/${name}`) as unknown,
    bugs: expect.any(String) as unknown,
  });
});

/** The built modules of a package, with what each is. */
const modulesIn = (name: string) =>
  readdirSync(path.join(installed(`@compute-market/${name}`), 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      file,
      code: readFileSync(path.join(installed(`@compute-market/${name}`), 'dist', file), 'utf8'),
    }));

test.each(['components', 'patterns'])('a module of %s that uses hooks or context is marked for the browser', (name) => {
  const modules = modulesIn(name);
  const uses = /\b(?:use[A-Z]\w*|createContext)\(|from "styled-components"/;
  const unmarked = modules.filter(({ code }) => uses.test(code) && !code.startsWith('"use client"'));
  expect(unmarked.map(({ file }) => file)).toEqual([]);
  expect(modules.some(({ code }) => code.startsWith('"use client"'))).toBe(true);
});

test('what only names values stays readable for a server: words, tokens, queries, drawings', () => {
  const marked = [...modulesIn('components'), ...modulesIn('patterns')].filter(({ code }) =>
    code.startsWith('"use client"'),
  );
  const named = marked.filter(({ file }) =>
    /(?:^icons\/|messages\.js$|-query\.js$|^styles\/(?:media|text|focus))/.test(file),
  );
  expect(named.map(({ file }) => file)).toEqual([]);
});

test.each(['components', 'patterns'])('what %s draws on a server calls nothing that only the browser has', (name) => {
  const modules = new Map(modulesIn(name).map(({ file, code }) => [file, code]));
  const isMarked = (file: string) => modules.get(file)?.startsWith('"use client"') === true;
  // A component may be handed on from there; a function or a constant is not there on the server.
  const calls = [...modules].flatMap(([file, code]) =>
    isMarked(file) || file.endsWith('index.js')
      ? []
      : [...code.matchAll(/^import \{([^}]*)\} from "(\.[^"]*)"/gm)]
          .filter(
            ([, names = '', from = '']) =>
              isMarked(path.posix.join(path.posix.dirname(file), from)) && /(?:^|,)\s*[a-z]/.test(names),
          )
          .map(([line]) => `${file}: ${line}`),
  );
  expect(calls).toEqual([]);
});

/** What React has only since a later release than 19.0, and since which. */
const since: Readonly<Record<string, string>> = { useEffectEvent: '^19.2', Activity: '^19.2', cacheSignal: '^19.2' };

test.each(['components', 'patterns'])('%s asks for a React that has all it uses', (name) => {
  const imported = modulesIn(name).flatMap(({ code }) =>
    [...code.matchAll(/import \{([^}]*)\} from "react"/g)].flatMap(([, names = '']) =>
      names.split(',').map((each) => each.trim().split(' ')[0] ?? ''),
    ),
  );
  expect(imported.length).toBeGreaterThan(0);
  const { peerDependencies = {} } = manifest(installed(`@compute-market/${name}`));
  for (const each of imported.filter((one) => since[one] !== undefined))
    expect(peerDependencies.react, each).toBe(since[each]);
  expect(peerDependencies['react-dom']).toBe(peerDependencies.react);
});

test('a strict consumer gets types that accept the right, the example of the README among it, and refuse the wrong', {
  timeout: 60_000,
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
  for (const [name, file] of [
    ['example', 'README.md'],
    ['example-zh', 'README.zh-CN.md'],
  ] as const) {
    const text = readFileSync(path.join(installed('@compute-market/components'), file), 'utf8');
    const [, example = ''] = /```tsx\n([\s\S]*?)```/.exec(text) ?? [];
    expect(example).toContain('createRoot');
    write(`${name}.tsx`, example);
  }
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
      include: ['typed.tsx', 'example.tsx', 'example-zh.tsx', 'Screens.tsx'],
    }),
  );
  const run = () => execFileSync(path.join(workspace, '.bin/tsc'), ['-p', project], { cwd: project, encoding: 'utf8' });
  expect(run).not.toThrow();
});

/** Whether a package promises this entry, which may be one of many that a star stands for. */
const promises = (name: string, entry: string) =>
  Object.keys(manifest(installed(name)).exports).some((each) => {
    const [before = '', after] = each.split('*');
    return after === undefined ? each === entry : entry.startsWith(before) && entry.endsWith(after);
  });

/** What a package declares, file by file. */
const declarationsOf = (name: string) => {
  const folder = path.join(installed(`@compute-market/${name}`), 'dist');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
};

test.each(published)('the declarations of %s name no internal file of another package', (name) => {
  const deep = declarationsOf(name).flatMap(({ file, text }) =>
    [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?["']([^"']+)["']/g)].flatMap(([, from = '']) => {
      const [, foreign, rest = ''] = /^((?:@[^/]+\/)?[^./@][^/]*)(\/.*)?$/.exec(from) ?? [];
      return foreign === undefined || rest === '' || promises(foreign, `.${rest}`) ? [] : [`${file}: ${from}`];
    }),
  );
  expect(deep).toEqual([]);
});

const comments = /\/\*[\s\S]*?\*\/|\/\/.*/g;
/** Types of React and zod that say it themselves. */
const foreignAny = /\bJSXElementConstructor<any>|\bZodMiniTransform<[^<>]*, any>/g;

test.each(published)('the declarations of %s leave nothing untyped', (name) => {
  const untyped = declarationsOf(name).flatMap(({ file, text }) =>
    text
      .replaceAll(comments, '')
      .replaceAll(foreignAny, '')
      .split('\n')
      .filter((line) => /\bany\b/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(untyped).toEqual([]);
});

test('a component has the same classes whatever was loaded before it, as hydration needs where pages come apart', () => {
  write(
    'classes.mjs',
    `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
for (const before of process.argv.slice(2)) await import('@compute-market/components/' + before);
const { Button } = await import('@compute-market/components/button');
const { PageBody } = await import('@compute-market/patterns/shell/PageHead');
console.log(renderToStaticMarkup(createElement(PageBody, null, createElement(Button, null, '保存'))));
`,
  );
  const draw = (...before: string[]) =>
    execFileSync(process.execPath, ['classes.mjs', ...before], { cwd: project, encoding: 'utf8' });
  expect(draw('table', 'money')).toBe(draw());
  expect(draw()).toContain('class=');
});

/** What says a component's words in the language around it. */
const language = 'foundation/LocaleProvider';

test.each([
  ['Button', ['actions/Button', language], []],
  ['Money', ['data/Dash', 'data/Money', language], []],
  ['Card', ['data/Card'], []],
  ['Tag', ['feedback/Tag', language], []],
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
    expect(others.filter((id) => /tiptap|marked|dompurify|pinyin/.test(id))).toEqual([]);
    if (foreign.length === 0) expect(others).toEqual([]);
  },
);
