// `npm run new:call -- coupon getCouponSummary 优惠券汇总`: a call from the contract to a test of the server, answered from the start.
import { callDefinition, callPath, callTest, handlerFile, handlerName } from './call-template.mjs';
import {
  callDomains,
  callsFolder,
  callsOf,
  dashed,
  foldersOf,
  isChinese,
  read,
  readWords,
  refuse,
  refuseMore,
  refuseTaken,
  startChanges,
  tellNext,
  withImport,
  writeFiles,
} from './generator.mjs';

const server = 'packages/server/src/domain';
const listTest = `${callsFolder}/all.test.ts`;
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
const domains = callDomains().filter((domain) => homes.includes(elsewhere[domain] ?? domain));
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
refuseMore(more, 'summary', usage);
const table = domains.map((each) => read(callsOf(each))).join('\n');
if (table.includes(`name: '${name}'`)) refuse(`There is a call ${name} already.`, usage);
if (table.includes(`path: '${callPath(name)}'`)) refuse(`There is a call at ${callPath(name)} already.`, usage);

const mainOnly = options.main === true;
const about = { name, words, domain, mainOnly };
const home = elsewhere[domain] ?? domain;
const file = dashed(name.replace(/^get/, ''));
const handler = `${server}/${home}/${file}.ts`;
const test = `packages/server/test/calls/${dashed(name)}.test.ts`;
refuseTaken([handler, test], usage);

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

const { texts, edit, insert } = startChanges();
edit(callsOf(domain), (text) => {
  let definitions = withImport(text, 'defineCall', '../define-call');
  definitions = withImport(definitions, 'noFields', '../entities/query');
  if (!definitions.includes("import * as z from 'zod/mini';"))
    definitions = `import * as z from 'zod/mini';\n${definitions}`;
  return definitions + callDefinition(about);
});
edit(`${server}/${home}/index.ts`, withHandler);
/** Adds a line at the end of a list of words in a test. */
const list = (file, start, added, anchor = '\n`);') => insert(file, { start, anchor, added: `\n  ${added}` });
list(listTest, 'const extensions = [', callPath(name), '\n`),');
if (mainOnly) list(listTest, 'const mainOnly = words(`', name);
else list(rightTest, 'const always = words(`', name);
list(scopeTest, 'const refusedToKeys = words(`', name);

writeFiles({ ...texts, [handler]: handlerFile(about), [test]: callTest(about) });
tellNext([
  `Write what ${name} asks and answers in ${callsOf(domain)}.`,
  `Answer it in ${handler}, and say so in its test: npx vitest --project server ${test}`,
  `Use it in a screen: api.call(${name}, …) in packages/app/src/routes, or npm run new:screen -- … --call ${name}. Until then tests/house/walk.test.ts is red: no customer can reach the call.`,
  ...(mainOnly
    ? []
    : [`Every sub-account may send it; one that needs a right goes from ${rightTest} to key-scopes.ts.`]),
  'Name it where its screen stands in docs/spec/screens-and-calls.md.',
]);
