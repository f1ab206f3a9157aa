import type { Plugin } from 'vite';
import { parseSync, transformWithOxc } from 'vite';

const callsFolder = /packages[\\/]contract[\\/]src[\\/]calls[\\/](?!all|index)[\w-]+\.ts$/;
/** What only the server, the tests and the generated document read. */
const unread = new Set(['request', 'response', 'summary', 'largestBody']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const nodes = (value: unknown) => value as readonly Node[];

/** A value that needs nothing from elsewhere: texts, lists and objects of them. */
function isPlain(node: Node): boolean {
  if (node.type === 'ArrayExpression') return nodes(node.elements).every(isPlain);
  if (node.type === 'ObjectExpression')
    return nodes(node.properties).every((property) => property.type === 'Property' && isPlain(property.value as Node));
  return node.type === 'Literal' || node.type === 'TemplateLiteral';
}

const nameOf = (property: Node) => String((property.key as Node | undefined)?.name);
/** `...shared` stands for a plain constant of the same module. */
const isWire = (property: Node) => property.type === 'SpreadElement' || isPlain(property.value as Node);

/** The text of a `defineCall({ … })` without what the browser never reads, marked so that a call nobody sends is dropped; null for any other expression. */
function callWithoutSchemas(code: string, init: Node): string | null {
  if (init.type !== 'CallExpression' || (init.callee as Node).name !== 'defineCall') return null;
  const [definition] = nodes(init.arguments);
  if (definition === undefined) return null;
  const kept = nodes(definition.properties).filter((property) => !unread.has(nameOf(property)));
  const strange = kept.find((property) => !isWire(property));
  if (strange)
    throw new Error(`${nameOf(strange)} of a call is not a plain value, so the browser's copy cannot carry it`);
  return `/* @__PURE__ */ defineCall({ ${kept.map((property) => code.slice(property.start, property.end)).join(', ')} })`;
}

const declarationOf = (statement: Node) =>
  statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement;

/**
 * A calls module as the browser needs it: how each call travels, without the schemas that only the server and the tests read.
 * That keeps the schema library and every schema out of the first load.
 */
export function keepWire(code: string): string {
  const { program } = parseSync('calls.js', code);
  const kept: string[] = [];
  for (const statement of program.body as unknown as Node[]) {
    if (statement.type === 'ImportDeclaration') {
      if (/define-call/.test(String((statement.source as Node).value)))
        kept.push(code.slice(statement.start, statement.end));
      continue;
    }
    const declaration = declarationOf(statement);
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations as { id: Node; init: Node | null }[]) {
      if (init === null) continue;
      const text = callWithoutSchemas(code, init) ?? (isPlain(init) ? code.slice(init.start, init.end) : null);
      if (text !== null) kept.push(`${statement === declaration ? '' : 'export '}const ${String(id.name)} = ${text};`);
    }
  }
  return kept.join('\n');
}

/** Applies `keepWire` to the contract's calls in a production build; development keeps the modules as they are. */
export function wireOnly(): Plugin {
  return {
    name: 'compute-market-wire-only',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!callsFolder.test(id)) return null;
      const { code: plain } = await transformWithOxc(code, id);
      return { code: keepWire(plain), map: null };
    },
  };
}
