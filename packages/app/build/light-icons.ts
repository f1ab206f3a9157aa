import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('icon.ts', import.meta.url));

/** In a production build, icons are drawn by `icon.ts` instead of the set's own factory, which is most of what an icon weighs. */
export function lightIcons(): Plugin {
  return {
    name: 'compute-market-light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? ours : null,
  };
}
