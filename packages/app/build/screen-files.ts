import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { SCREEN_FILES, type ScreenFiles } from '../../contract/src/screen-files.ts';

const folder = path.resolve(import.meta.dirname, '../src');
const source = (name: string) => path.join(folder, name);

/** `store: Lazy = lazyRoute(() => import('./routes/store/store'))`, and the same as a line of a map. */
const importOf = /(\w+)(?:: Lazy)?\s*[:=]\s*lazyRoute\(\(\) => import\('\.\/([^']+)'\)\)/g;
/** `agreements: agreement,`: a line of the map that names a screen from above. */
const aliasOf = /^\s*(\w+): (\w+),$/gm;

/** Which module shows which route, by the names in routes.tsx and screens.ts. */
function screenModules(): readonly (readonly [key: string, module: string])[] {
  const text = ['routes.tsx', 'screens.ts'].map((name) => readFileSync(source(name), 'utf8')).join('\n');
  const found = new Map(
    [...text.matchAll(importOf)].map(([, name = '', module = '']) => [name, source(`${module}.tsx`)] as const),
  );
  for (const [, key = '', name = ''] of text.matchAll(aliasOf)) {
    const module = found.get(name);
    if (module !== undefined) found.set(key, module);
  }
  return [...found];
}

/** Writes down which scripts each screen needs, so that the server can name them in the page: else a browser hears of them one after the other. `npm run budgets` looks that none is missing. */
export function screenFiles(): Plugin {
  return {
    name: 'compute-market-screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output): output is Rolldown.OutputChunk => output.type === 'chunk');
      const chunkOf = (module: string): string => {
        const holder = chunks.find(({ moduleIds }) => moduleIds.includes(module));
        if (holder === undefined) throw new Error(`no chunk holds ${module}`);
        return holder.fileName;
      };
      const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports] as const));
      const withImports = (name: string, found = new Set<string>()): Set<string> => {
        if (found.has(name)) return found;
        found.add(name);
        for (const imported of importsOf.get(name) ?? []) withImports(imported, found);
        return found;
      };
      const first = withImports(chunkOf(source('main.tsx')));
      const neededBy = (...modules: readonly string[]): string[] =>
        [...new Set(modules.flatMap((module) => [...withImports(chunkOf(module))]))].filter((name) => !first.has(name));
      const files: ScreenFiles = {
        frame: neededBy(source('routes/shell/ConsoleLayout.tsx')),
        screens: Object.fromEntries(
          screenModules().map(([key, module]) => [
            key,
            // The first page is known without the map of the others.
            key === 'store' ? neededBy(module) : neededBy(source('screens.ts'), module),
          ]),
        ),
      };
      this.emitFile({ type: 'asset', fileName: SCREEN_FILES, source: JSON.stringify(files) });
    },
  };
}
