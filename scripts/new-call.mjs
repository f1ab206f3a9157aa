// `npm run new:call -- coupon getCouponSummary 优惠券汇总`: a call from the contract to a test of the server, answered from the start.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { callDefinition, callPath, callTest, handlerFile, handlerName } from './call-template.mjs';
import {
  dashed,
  exists,
  foldersOf,
  insertBefore,
  isChinese,
  read,
  readWords,
  refuse,
  root,
  tellNext,
  withImport,
  writeFiles,
} from './generator.mjs';

const contract = 'packages/contract/src/calls';
const server = 'packages/server/src/domain';
const listTest = `${contract}/all.test.ts`;
const scopeTest = 'packages/contract/src/key-scopes.test.ts';
const rightTest = 'packages/contract/src/sub-rights.test.ts';
/** Domains of the contract whose calls the server answers in a folder of another name. */
const elsewhere = {
  session: 'account',
  'login-device': 'account',
  'second-factor': 'account',
  cost: 'instance',
  rental: 'instance',
  upgrade: 'instance',
  sftp: 'cloud-disk',
};
const homes = foldersOf(server);
const domains = readdirSync(path.join(root, contract))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !['all.ts', 'index.ts'].includes(file))
  .map((file) => file.slice(0, -3))
  .filter((domain) => homes.includes(elsewhere[domain] ?? domain));
const usage =
  'npm run new:call -- <domain> <name> <Chinese summary> [--main]\n' +
  `  domain: ${domains.join(' | ')}\n` +
  '  name: camelCase; get… is a read, any other verb a change\n' +
  '  --main: for main accounts alone, refused to sub-accounts';

const { plain, options } = readWords(process.argv.slice(2), { main: 'flag' }, usage);
const [domain, name, words, ...more] = plain;
if (!domains.includes(domain)) refuse(`There is no domain ${domain ?? '(none given)'}.`, usage);
if (!/^[a-z]+([A-Z][a-z0-9]+)+$/.test(name ?? ''))
  refuse(`A call is named by a verb and what it is about, in camelCase; not ${name ?? '(none given)'}.`, usage);
if (!isChinese(words)) refuse(`The summary is Chinese words, without signs; not ${words ?? '(none given)'}.`, usage);
if (more.length > 0) refuse(`One word too many: ${more.join(' ')}. Put the summary in quotes.`, usage);
const table = domains.map((each) => read(`${contract}/${each}.ts`)).join('\n');
if (table.includes(`name: '${name}'`)) refuse(`There is a call ${name} already.`, usage);
if (table.includes(`path: '${callPath(name)}'`)) refuse(`There is a call at ${callPath(name)} already.`, usage);

const mainOnly = options.main === true;
const about = { name, words, domain, mainOnly };
const home = elsewhere[domain] ?? domain;
const file = dashed(name.replace(/^get/, ''));
const handler = `${server}/${home}/${file}.ts`;
const test = `packages/server/test/calls/${dashed(name)}.test.ts`;
for (const taken of [handler, test]) if (exists(taken)) refuse(`There is a file ${taken} already.`, usage);

/** Adds a handler to the list of its domain, however that list is written. */
function withHandler(text) {
  const start = 'export const implementations: Implementation[] = ';
  const from = text.indexOf(start) + start.length;
  const end = text.indexOf(';\n', text.indexOf('[', from) === from ? text.indexOf('];\n', from) : from);
  if (from < start.length || end < 0)
    throw new Error(`${server}/${home}/index.ts has no list of implementations any more`);
  const list = text.slice(from, end).trim();
  const entries = list.startsWith('[') ? list.slice(1, -1).trim().replace(/,$/, '') : `...${list}`;
  const changed = `${text.slice(0, from)}[${entries}, ${handlerName(name)}]${text.slice(end)}`;
  return withImport(changed, handlerName(name), `./${file}`);
}

let definitions = read(`${contract}/${domain}.ts`);
definitions = withImport(definitions, 'defineCall', '../define-call');
definitions = withImport(definitions, 'noFields', '../entities/query');
if (!definitions.includes("import * as z from 'zod/mini';"))
  definitions = `import * as z from 'zod/mini';\n${definitions}`;

let lists = insertBefore(read(listTest), {
  start: 'const extensions = [',
  anchor: '\n`),',
  added: `\n  ${callPath(name)}`,
  file: listTest,
});
if (mainOnly)
  lists = insertBefore(lists, {
    start: 'const mainOnly = words(`',
    anchor: '\n`);',
    added: `\n  ${name}`,
    file: listTest,
  });

const scopes = insertBefore(read(scopeTest), {
  start: 'const refusedToKeys = words(`',
  anchor: '\n`);',
  added: `\n  ${name}`,
  file: scopeTest,
});

const rights = mainOnly
  ? {}
  : {
      [rightTest]: insertBefore(read(rightTest), {
        start: 'const always = words(`',
        anchor: '\n`);',
        added: `\n  ${name}`,
        file: rightTest,
      }),
    };

writeFiles({
  [`${contract}/${domain}.ts`]: definitions + callDefinition(about),
  [listTest]: lists,
  [scopeTest]: scopes,
  ...rights,
  [handler]: handlerFile(about),
  [`${server}/${home}/index.ts`]: withHandler(read(`${server}/${home}/index.ts`)),
  [test]: callTest(about),
});
tellNext([
  `Write what ${name} asks and answers in ${contract}/${domain}.ts.`,
  `Answer it in ${handler}, and say so in its test: npx vitest --project server ${test}`,
  `Use it in a screen: api.call(${name}, …) in packages/app/src/routes, or npm run new:screen -- … --call ${name}. Until then tests/house/walk.test.ts is red: no customer can reach the call.`,
  ...(mainOnly
    ? []
    : [`Every sub-account may send it; one that needs a right goes from ${rightTest} to key-scopes.ts.`]),
  'Name it where its screen stands in docs/spec/screens-and-calls.md.',
]);
