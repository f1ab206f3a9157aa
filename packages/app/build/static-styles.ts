import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parseSync } from 'vite';

const tokensPackage = '@compute-market/tokens';
const styleTags = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

type Token = string | number | { readonly [key: string]: Token };
/** The exports of the tokens package by name: `vars` and `numbers`. */
export type Tokens = Readonly<Record<string, Token>>;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nodes = (value: unknown) => value as readonly Node[];
const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** `a.b` and `a['b']`; undefined where the key is only known when it runs. */
function keyOf({ computed, property }: Node): string | undefined {
  const key = property as Node;
  if (computed !== true) return String(key.name);
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** The token a name or a path of names stands for. */
function resolve(node: Node, names: ReadonlyMap<string, Token>): Token | undefined {
  if (node.type === 'Identifier') return names.get(String(node.name));
  if (node.type !== 'MemberExpression') return undefined;
  const key = keyOf(node);
  const owner = key === undefined ? undefined : resolve(node.object as Node, names);
  return key !== undefined && typeof owner === 'object' ? owner[key] : undefined;
}

/** What the module calls the tokens: `import { vars }` and, at its top, `const { color } = vars`. */
function namesOf(body: readonly Node[], tokens: Tokens) {
  const names = new Map<string, Token>();
  const spent: Node[] = [];
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration' && (statement.source as Node).value === tokensPackage) {
      for (const { imported, local } of nodes(statement.specifiers)) {
        const token = tokens[String((imported as Node | undefined)?.name)];
        if (token !== undefined) names.set(String((local as Node).name), token);
      }
    }
    if (statement.type !== 'VariableDeclaration') continue;
    const [declarator, another] = nodes(statement.declarations);
    const pattern = declarator?.id as Node | undefined;
    const owner = isNode(declarator?.init) ? resolve(declarator.init, names) : undefined;
    if (another !== undefined || pattern?.type !== 'ObjectPattern' || typeof owner !== 'object') continue;
    for (const { key, value } of nodes(pattern.properties)) {
      const token = owner[String((key as Node).name)];
      if (token !== undefined) names.set(String((value as Node).name), token);
    }
    spent.push(statement);
  }
  return { names, spent };
}

const quoted = (token: Token) => (typeof token === 'object' ? `(${JSON.stringify(token)})` : JSON.stringify(token));

/** Whether the tag is one of styled-components': `styled.div`, `styled(Link).attrs({})`, `css`. */
function isStyleTag(tag: Node): boolean {
  if (tag.type === 'Identifier') return styleTags.has(String(tag.name));
  if (tag.type === 'MemberExpression') return isStyleTag(tag.object as Node);
  return tag.type === 'CallExpression' && isStyleTag(tag.callee as Node);
}

/** Style text without its comments and its indentation. Spaces within a line may mean something and stay. */
const dense = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/([;{}])\s*\n\s*/g, '$1')
    .replace(/\s*\n\s*/g, ' ');

function editTemplate(template: Node, names: ReadonlyMap<string, Token>, styles: boolean, edits: Edit[]) {
  const quasis = nodes(template.quasis);
  nodes(template.expressions).forEach((expression, index) => {
    const token = resolve(expression, names);
    const before = quasis[index];
    const after = quasis[index + 1];
    if (token === undefined || typeof token === 'object' || before === undefined || after === undefined)
      editAll(expression, names, edits);
    else edits.push({ start: before.end, end: after.start, text: String(token) });
  });
  if (styles)
    for (const { start, end, value } of quasis) edits.push({ start, end, text: dense((value as { raw: string }).raw) });
}

function editAll(node: Node, names: ReadonlyMap<string, Token>, edits: Edit[]): void {
  if (node.type === 'ImportDeclaration') return;
  if (node.type === 'TaggedTemplateExpression') {
    editAll(node.tag as Node, names, edits);
    return editTemplate(node.quasi as Node, names, isStyleTag(node.tag as Node), edits);
  }
  if (node.type === 'TemplateLiteral') return editTemplate(node, names, false, edits);
  if (node.type === 'Property' && node.shorthand === true) {
    const token = resolve(node.value as Node, names);
    if (token !== undefined)
      edits.push({ start: node.start, end: node.end, text: `${String((node.key as Node).name)}: ${quoted(token)}` });
    return;
  }
  const token = resolve(node, names);
  if (token !== undefined) {
    edits.push({ start: node.start, end: node.end, text: quoted(token) });
    return;
  }
  for (const child of childrenOf(node)) {
    const isKey =
      (node.type === 'MemberExpression' && child === node.property) || (node.type === 'Property' && child === node.key);
    if (!isKey || node.computed === true) editAll(child, names, edits);
  }
}

const bindingNames = (node: Node): readonly string[] => {
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type === 'Property') return bindingNames(node.value as Node);
  if (node.type === 'AssignmentPattern') return bindingNames(node.left as Node);
  return childrenOf(node).flatMap(bindingNames);
};

/** Every name that a function or a declaration below the top gives to something of its own. */
function innerNames(node: Node, skipped: ReadonlySet<Node>): readonly string[] {
  if (skipped.has(node)) return [];
  const own =
    node.type === 'VariableDeclarator'
      ? bindingNames(node.id as Node)
      : /Function/.test(node.type)
        ? nodes(node.params).flatMap(bindingNames)
        : [];
  return [...own, ...childrenOf(node).flatMap((child) => innerNames(child, skipped))];
}

/**
 * A module with the tokens written where they are used, so that the table of all tokens need not be loaded, and with its style templates
 * free of comments and indentation. A module that gives a token's name to something else is left as it is.
 */
export function writeTokens(code: string, tokens: Tokens): string {
  const program = parseSync('styles.js', code).program as unknown as Node;
  const { names, spent } = namesOf(nodes(program.body), tokens);
  const taken = innerNames(program, new Set(spent));
  const shadowed = taken.some((name) => names.has(name));
  const edits: Edit[] = [];
  const left = shadowed ? new Set<Node>() : new Set(spent);
  for (const statement of nodes(program.body)) {
    if (left.has(statement)) edits.push({ start: statement.start, end: statement.end, text: '' });
    else editAll(statement, shadowed ? new Map() : names, edits);
  }
  let result = code;
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + text + result.slice(end);
  return result;
}

/** A generated module of the tokens package: one exported object in JSON. */
const readTokens = (file: string): Token => {
  const text = readFileSync(file, 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Token;
};

/** Applies `writeTokens` to the product's own modules in a production build. */
export function staticStyles(generatedTokens: string): Plugin {
  let tokens: Tokens = {};
  return {
    name: 'compute-market-static-styles',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      tokens = { vars: readTokens(`${generatedTokens}/vars.ts`), numbers: readTokens(`${generatedTokens}/numbers.ts`) };
    },
    transform(code, id) {
      if (!/packages[\\/](?:components|patterns|app)[\\/]src[\\/][^?]*\.tsx?$/.test(id)) return null;
      if (!code.includes(tokensPackage) && !code.includes('styled')) return null;
      return { code: writeTokens(code, tokens), map: null };
    },
  };
}
