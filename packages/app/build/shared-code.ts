import type { Rolldown } from 'vite';

type NameOf = Rolldown.CodeSplittingNameFunction;
type Modules = Parameters<NameOf>[1];

const overlayLibrary = /node_modules[\\/](?:@base-ui|@floating-ui)[\\/]/;
const isOurs = (id: string): boolean => /[\\/]packages[\\/]/.test(id);

/** Whether a module brings the library of overlays with it, by itself or by what it imports. */
function bringsOverlays(id: string, modules: Modules, known: Map<string, boolean>): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  // Of modules that import each other the first one answers.
  known.set(id, false);
  const brings =
    overlayLibrary.test(id) ||
    (modules.getModuleInfo(id)?.importedIds ?? []).some((imported) => bringsOverlays(imported, modules, known));
  known.set(id, brings);
  return brings;
}

/** Names the chunk of our modules with overlays, or of those without; null leaves a module to the groups that follow. A screen without overlays is not to download their library. */
export function sharedCode(name: string, { overlays }: { readonly overlays: boolean }): NameOf {
  const known = new Map<string, boolean>();
  return (id, modules) => (isOurs(id) && bringsOverlays(id, modules, known) === overlays ? name : null);
}
