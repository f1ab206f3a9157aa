import path from 'node:path';
import type { Rolldown } from 'vite';

type NameOf = Rolldown.CodeSplittingNameFunction;
type Modules = Parameters<NameOf>[1];

const source = (file: string): string => path.resolve(import.meta.dirname, '../src', file);

/** Names what others have, also what is asked for by itself later, such as a dialog. */
const isList = (id: string): boolean => /[\\/]index\.ts$/.test(id);

/** All that these modules import before they can run. */
function neededBy(files: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
      if (!isList(id) || modules.getModuleInfo(imported)?.dynamicImporters.length === 0) follow(imported);
  };
  files.forEach(follow);
  return found;
}

/** Names the chunk of what is needed before one of these files, below `src`, can run; null leaves a module to the groups that follow. */
export function firstCode(name: string, files: readonly string[]): NameOf {
  let needed: ReadonlySet<string> | undefined;
  return (id, modules) => {
    needed ??= neededBy(files.map(source), modules);
    return needed.has(id) ? name : null;
  };
}
