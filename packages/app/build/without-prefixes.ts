import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const name = 'stylis';
/** Its package names the whole of it alone. */
const folder = path.join(path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'src');
const kept = ['Enum', 'Utility', 'Parser', 'Tokenizer', 'Serializer'];
const keptOfMiddleware = 'middleware, rulesheet, namespace';

const from = (file: string): string => JSON.stringify(path.join(folder, `${file}.js`));

/** The style engine's parser without what writes vendor prefixes: no browser of the build's target needs them, and the engine asks for none unless `enableVendorPrefixes` is set. */
export function withoutPrefixes(): Plugin {
  const id = `\0${name}-without-prefixes`;
  return {
    name: 'compute-market-without-prefixes',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === name ? id : null),
    load: (asked) =>
      asked === id
        ? [
            ...kept.map((file) => `export * from ${from(file)};`),
            `export { ${keptOfMiddleware} } from ${from('Middleware')};`,
            'export const prefixer = () => undefined;',
          ].join('\n')
        : null,
  };
}
