import type { Plugin, TokenNormalized } from '@terrazzo/parser';

type Tree = { [key: string]: Tree | string | number };

const camelCase = (segment: string) => segment.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function assign(tree: Tree, id: string, value: string | number) {
  const segments = id.split('.').map(camelCase);
  const leaf = segments.pop();
  if (leaf === undefined) return;
  let node = tree;
  for (const segment of segments) {
    const next = node[segment] ?? {};
    if (typeof next !== 'object') throw new Error(`token ${id} nests under a token`);
    node[segment] = next;
    node = next;
  }
  node[leaf] = value;
}

/** Dimensions in px, durations in ms and plain numbers, for JavaScript that must compute with them. */
function rawNumber(token: TokenNormalized): number | undefined {
  if (token.$type === 'number' || token.$type === 'fontWeight') return Number(token.$value);
  if (token.$type === 'dimension' || token.$type === 'duration') return token.$value.value;
  return undefined;
}

const banner = '// Generated from src/json by `npm run tokens`. Do not edit.\n';
const print = (name: string, tree: Tree) =>
  `${banner}export const ${name} = ${JSON.stringify(tree, null, 2)} as const;\n`;

/** Each group by itself too: what reads the breakpoints alone, as every media query does, must not bring all others along. */
const printGroups = (name: string, tree: Tree) =>
  `${banner}${Object.entries(tree)
    .map(([group, values]) => `export const ${group} = ${JSON.stringify(values, null, 2)} as const;\n`)
    .join('')}export const ${name} = { ${Object.keys(tree).join(', ')} } as const;\n`;

/** Writes `var-names.ts` (the tree of every semantic token, from which `vars` is made), `numbers.ts` (raw values) and `names.json` (the public list of names). */
export function typescript(): Plugin {
  return {
    name: 'compute-market-typescript',
    async build({ tokens, outputFile }) {
      const varNames: Tree = {};
      const numbers: Tree = {};
      const names: string[] = [];
      for (const [id, token] of Object.entries(tokens)) {
        names.push(id);
        if (id.startsWith('palette.')) continue;
        assign(varNames, id, 0);
        const number = rawNumber(token);
        if (number !== undefined) assign(numbers, id, number);
      }
      outputFile('var-names.ts', print('varNames', varNames));
      outputFile('numbers.ts', printGroups('numbers', numbers));
      outputFile('names.json', `${JSON.stringify(names.sort(), null, 2)}\n`);
    },
  };
}
