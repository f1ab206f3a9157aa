import type { Plugin } from 'vite';

/** The router's package exports its development build under every condition; the site ships the production build, which leaves out the warnings for developers. */
export function productionRouter(): Plugin {
  return {
    name: 'compute-market-production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/^react-router(\/|$)/.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found
        ? { ...found, id: found.id.replace('/react-router/dist/development/', '/react-router/dist/production/') }
        : null;
    },
  };
}
