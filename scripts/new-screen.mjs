// `npm run new:screen -- money CouponSummary /console/couponSummary 优惠券汇总 --menu expenses`: a screen from the route table to the menu.
import {
  callDomains,
  callsOf,
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
import { routeKey, routeModule, screenAreas, screenFiles } from './screen-template.mjs';

const contract = 'packages/contract/src';
const files = {
  routes: `${contract}/routes.ts`,
  routesTest: `${contract}/routes.test.ts`,
  navigation: `${contract}/navigation.ts`,
  navigationTest: `${contract}/navigation.test.ts`,
  screens: 'packages/app/src/screens.ts',
  icons: 'packages/patterns/src/shell/console-icons.tsx',
  frameTest: 'packages/patterns/src/shell/ConsoleFrame/ConsoleFrame.test.tsx',
  palette: 'packages/patterns/src/shell/SitePalette/messages.ts',
  walk: 'tests/journeys/walk.ts',
};
const navigation = read(files.navigation);
const groups = [...navigation.matchAll(/^ {4}key: '(\w+)',$/gm)].map(([, key]) => key);
/** Every entry of the menu, in order: its route, who sees it and where it stands in the file. */
const entries = [
  ...navigation.matchAll(/entry\(\s*'(\w+)',\s*'([^']+)'(?:,\s*'(\w+)')?(?:,\s*\[([^\]]*)\])?,?\s*\)/g),
].map(([text, route, label, shownTo = 'all', also = '']) => ({ text, route, label, shownTo, also: also.trim() }));
const usage =
  'npm run new:screen -- <area> <Name> <path> <Chinese title> [--menu <group> | --under <route>] [--main] [--call <name>]\n' +
  `  area: ${Object.keys(screenAreas).join(' | ')}\n` +
  '  Name: PascalCase, without Screen at its end; path: /console/… for customers, any other for everyone, :id for a parameter\n' +
  `  --menu: an entry of its own in the menu of the console, in ${groups.join(' | ')}\n` +
  `  --under: lights the entry of another screen: ${entries.map(({ route }) => route).join(' | ')}\n` +
  '  --main: for main accounts alone; --call: reads by this call, made by new:call';

const { plain, options } = readWords(
  process.argv.slice(2),
  { menu: 'word', under: 'word', call: 'word', main: 'flag' },
  usage,
);
const [area, name, address, title, ...more] = plain;
if (!Object.hasOwn(screenAreas, area ?? '')) refuse(`There is no area ${area ?? '(none given)'}.`, usage);
if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/.test(name ?? '') || name.endsWith('Screen'))
  refuse(`A screen is named in PascalCase, without Screen at its end; not ${name ?? '(none given)'}.`, usage);
if (!/^(\/:?[A-Za-z]\w*)+$/.test(address ?? ''))
  refuse(`A path is like /console/couponSummary or /informDetail/:id; not ${address ?? '(none given)'}.`, usage);
if (!isChinese(title)) refuse(`The title is Chinese words, without signs; not ${title ?? '(none given)'}.`, usage);
refuseMore(more, 'title', usage);

const isConsole = address.startsWith('/console/');
if (!isConsole && address.includes('console'))
  refuse('A path with the word console in it needs a session, so it begins with /console/.', usage);
if (isConsole && (options.menu === undefined) === (options.under === undefined))
  refuse('A screen of the console lights one entry of its menu: say --menu or --under, one of them.', usage);
if (!isConsole && (options.menu ?? options.under ?? options.main) !== undefined)
  refuse('--menu, --under and --main are for screens under /console/.', usage);
if (options.menu !== undefined && !groups.includes(options.menu)) refuse(`There is no group ${options.menu}.`, usage);
if (options.menu !== undefined && address.includes(':'))
  refuse('A menu entry leads to one address, and this path has a parameter: say --under.', usage);
const above = entries.find(({ route }) => route === options.under);
if (options.under !== undefined && above === undefined) refuse(`There is no entry ${options.under}.`, usage);

const key = routeKey(name);
const routes = read(files.routes);
if (new RegExp(`^ {2}${key}: defineRoute`, 'm').test(routes)) refuse(`There is a route ${key} already.`, usage);
const fits = (one, other) => one === other || one.startsWith(':') || other.startsWith(':');
const isAt = (pattern) => {
  const [here, there] = [address.split('/'), pattern.split('/')];
  return here.length === there.length && here.every((part, index) => fits(part, there[index]));
};
const taken = [...routes.matchAll(/path: '([^']+)'/g)].find(([, pattern]) => isAt(pattern));
if (taken !== undefined) refuse(`${address} is answered by ${taken[1]} already.`, usage);

const mainOnly = options.main === true;
/** The call it reads by, and where it is defined. */
function findCall() {
  if (options.call === undefined) return null;
  for (const domain of callDomains()) {
    const text = read(callsOf(domain));
    const at = text.indexOf(`export const ${options.call} = defineCall(`);
    if (at < 0) continue;
    const definition = text.slice(at, text.indexOf('\n});', at));
    if (!definition.includes('idempotent: true'))
      refuse(`${options.call} is no read: a screen cannot open with it.`, usage);
    if (!isConsole && !/auth: '(none|optional)'/.test(definition))
      refuse(`${options.call} needs a session, and ${address} is open to visitors.`, usage);
    if (definition.includes("roles: ['main']") && !mainOnly)
      refuse(`${options.call} is for main accounts alone, so the screen is too: say --main.`, usage);
    return { name: options.call, domain };
  }
  return refuse(`There is no call ${options.call}: make it by npm run new:call first.`, usage);
}
const about = {
  name,
  path: address,
  title,
  area,
  isConsole,
  lit: options.under ?? key,
  call: findCall(),
};
const added = screenFiles(about);
refuseTaken(Object.keys(added), usage);

const allowed = mainOnly ? ', allowed: main' : '';
const { texts, edit, insert } = startChanges();
insert(files.routes, {
  start: 'export const routes = {',
  anchor: '\n  unknown: ',
  added: `  ${key}: defineRoute({ path: '${address}', title: '${title}'${allowed} }),\n`,
});
insert(files.routesTest, { start: 'const addresses = `', anchor: '\n  *\n`', added: `\n  ${address}` });
insert(files.screens, {
  start: 'const screens: Record<ScreenKey, Lazy> = {',
  anchor: '\n  agreements: ',
  added: `\n  ${key}: lazyRoute(() => import('./routes/${area}/${routeModule(name)}')),`,
});

if (options.menu !== undefined) {
  const entry = `entry('${key}', '${title}'${mainOnly ? ", 'main'" : ''})`;
  insert(files.navigation, {
    start: `key: '${options.menu}',`,
    anchor: '\n    ],\n  },',
    added: `\n      ${entry},`,
  });
  edit(files.icons, (text) => withImport(text, 'ListIcon', '@compute-market/components/icons'));
  insert(files.icons, {
    start: 'RouteKey, ReactNode>> = {',
    anchor: '\n};',
    added: `\n  ${key}: <ListIcon />,`,
  });
  const spelling = routeModule(name).split('-');
  insert(files.palette, {
    start: 'export const spellings',
    anchor: '\n};',
    added: `\n  ${key}: [${spelling.map((word) => `'${word}'`).join(', ')}],`,
  });
  if (!mainOnly) {
    // What a sub-account is offered, in the order of the menu.
    const text = texts[files.navigation];
    const offered = [...entries, { text: entry, route: key, label: title, shownTo: 'all' }]
      .filter(({ shownTo }) => shownTo === 'all')
      .sort((one, other) => text.indexOf(one.text) - text.indexOf(other.text));
    /** Writes the list anew in a test that holds it by `first`, its first word. */
    const listed = (file, first, words) =>
      edit(file, (before) => {
        const list = new RegExp(`toEqual\\(\\[\\s*'${first}',[^\\]]*\\]\\)`);
        if (!list.test(before)) throw new Error(`${file} has no list of what a sub-account is offered any more`);
        return before.replace(list, () => `toEqual([${words.map((word) => `'${word}'`).join(', ')}])`);
      });
    const [first] = offered;
    listed(
      files.navigationTest,
      first.route,
      offered.map(({ route }) => route),
    );
    listed(
      files.frameTest,
      first.label,
      offered.map(({ label }) => label),
    );
  }
}
if (above !== undefined) {
  const also = [above.also.replace(/,$/, ''), `'${key}'`].filter(Boolean).join(', ');
  const text = `entry('${above.route}', '${above.label}', '${above.shownTo}', [${also}])`;
  edit(files.navigation, (before) => before.replace(above.text, () => text));
}
if (address.includes(':'))
  insert(files.walk, {
    start: 'const filled: ',
    anchor: "\n    unknown: '",
    added: `\n    ${key}: '${address.replace(/:\w+/g, '1')}',`,
  });

writeFiles({ ...added, ...texts });
await import('./component-exports.mjs');
tellNext([
  `Write what it shows in packages/patterns/src/${area}/${name}Screen (data.ts, messages.ts, ${name}Screen.tsx): npx vitest --project dom packages/patterns/src/${area}/${name}Screen`,
  `Read it in packages/app/src/routes/${area}/${routeModule(name)}.tsx.`,
  ...(options.menu === undefined
    ? [`Lead to it from a screen: routes.${key}.to(…).`]
    : [`Choose its icon in ${files.icons}, and the pinyin it is found by in ${files.palette}.`]),
  ...(address.includes(':') ? [`Name something that the demo data has in ${files.walk}, in place of 1.`] : []),
  'Say what it is in docs/spec/screens-and-calls.md.',
]);
