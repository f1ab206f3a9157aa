import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const here = path.resolve('.');
const scope = 'node_modules/@compute-market';
/** What the compiler remembers of the house, so that the copy asks only about what is new in it. */
const types = 'node_modules/.cache/types';
let house = '';

const inCopy = (file: string) => path.join(house, file);
const linked = (file: string) => symlinkSync(path.join(here, file), inCopy(file));

/** The house without what is built, kept as pictures or installed; the latter is linked, its own packages to the copies. */
function copyHouse() {
  const left = /(?:^|\/)(?:node_modules|dist|\.git|\.cache|\.data|storybook-static|test-results|pictures)(?:\/|$)/;
  for (const file of readdirSync(here).filter((each) => !left.test(each)))
    cpSync(path.join(here, file), inCopy(file), {
      recursive: true,
      filter: (source) => !left.test(path.relative(here, source)),
    });
  mkdirSync(inCopy(scope), { recursive: true });
  for (const name of readdirSync(path.join(here, 'node_modules')))
    if (name !== '.cache' && name !== '@compute-market') linked(`node_modules/${name}`);
  for (const name of readdirSync(path.join(here, 'packages'))) {
    symlinkSync(inCopy(`packages/${name}`), inCopy(`${scope}/${name}`));
    if (existsSync(path.join(here, `packages/${name}/node_modules`))) linked(`packages/${name}/node_modules`);
  }
}

/** The memory of the compiler names what is installed from where it stands, which is elsewhere than the copy's. */
function copyTypes() {
  if (!existsSync(path.join(here, types))) return;
  // The memories first: what is written meanwhile is then newer than what they say, and asked about again.
  mkdirSync(inCopy(types), { recursive: true });
  const kept = readdirSync(path.join(here, types));
  const memories = kept.filter((file) => file.endsWith('.tsbuildinfo'));
  for (const file of [...memories, ...kept.filter((each) => !memories.includes(each))])
    cpSync(path.join(here, types, file), inCopy(`${types}/${file}`), { recursive: true });
  const installed = path.relative(inCopy(types), path.join(here, 'node_modules'));
  for (const file of memories) {
    const text = readFileSync(inCopy(`${types}/${file}`), 'utf8');
    writeFileSync(inCopy(`${types}/${file}`), text.replace(/"\.\.\/\.\.\/(?!\.)/g, `"${installed}/`));
  }
}

const generate = (what: string, ...words: string[]) =>
  spawnSync(process.execPath, [inCopy(`scripts/new-${what}.mjs`), ...words], { encoding: 'utf8' });
function make(what: string, ...words: string[]) {
  const { status, stderr } = generate(what, ...words);
  if (status !== 0) throw new Error(stderr);
}
/** Runs a tool in the copy; what it printed, even when it failed. */
function run(file: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inCopy(`node_modules/${file}`), ...words], {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, NO_COLOR: '1' },
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

const made = [
  'packages/components/src/inputs/StarRating',
  'packages/server/src/domain/coupon/coupon-summary.ts',
  'packages/server/test/calls/get-coupon-summary.test.ts',
  'packages/patterns/src/money/CouponSummaryScreen',
  'packages/patterns/src/content/CustomerStoryScreen',
  'packages/app/src/routes/money/coupon-summary.tsx',
  'packages/app/src/routes/content/customer-story.tsx',
];

beforeAll(() => {
  house = realpathSync(mkdtempSync(path.join(tmpdir(), 'generators-')));
  copyHouse();
  copyTypes();
  make('component', 'inputs', 'StarRating', '评分');
  make('call', 'coupon', 'getCouponSummary', '优惠券汇总', '--main');
  make('call', 'reminder', 'muteReminders', '暂停提醒');
  const summary = ['money', 'CouponSummary', '/console/couponSummary', '优惠券汇总'];
  make('screen', ...summary, '--menu', 'expenses', '--main', '--call', 'getCouponSummary');
  make('screen', 'account', 'LoginNews', '/console/loginNews', '登录动态', '--menu', 'account');
  make('screen', 'instance', 'InstanceNews', '/console/instanceNews/:id', '实例动态', '--under', 'dashboard');
  make('screen', 'content', 'CustomerStory', '/story/:id', '用户故事');
  // The walk fails on a call that no screen uses, so this one is used where the other is answered.
  const route = inCopy('packages/app/src/routes/account/login-news.tsx');
  const used = `${readFileSync(route, 'utf8')}\nexport const action = () => api.call(muteReminders, {});\n`;
  writeFileSync(route, `import { muteReminders } from '@compute-market/contract/calls/reminder';\n${used}`);
}, 120_000);

afterAll(() => rmSync(house, { recursive: true, force: true }));

test('a generated component is published under its own name, and no picture of it is demanded', () => {
  const { exports } = JSON.parse(readFileSync(inCopy('packages/components/package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  expect(exports['./star-rating']).toEqual({
    '@compute-market/source': './src/inputs/StarRating/StarRating.tsx',
    types: './dist/inputs/StarRating/StarRating.d.ts',
    default: './dist/inputs/StarRating/StarRating.js',
  });
  const stories = readdirSync(house, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:StarRating|CouponSummaryScreen)\.stories\.tsx$/.test(file),
  );
  for (const file of stories) expect(readFileSync(inCopy(file), 'utf8')).not.toMatch(/^ +tags: \['visual/m);
});

test('a generated screen is published beside the others', () => {
  const { exports } = JSON.parse(readFileSync(inCopy('packages/patterns/package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  expect(exports['./money/CouponSummaryScreen']).toHaveProperty('types', './dist/money/CouponSummaryScreen/index.d.ts');
});

test('a generated component, call and screen have the right types', { timeout: 240_000 }, () => {
  expect(
    run('typescript-native/bin/tsc', '-b', 'packages/app', 'packages/server', '--checkers', '1', '--builders', '1'),
  ).toBe('');
});

test('what is generated passes both linters', { timeout: 120_000 }, () => {
  expect(run('oxlint/bin/oxlint', '--quiet', ...made)).toBe('');
  const drawn = made.filter((file) => !file.startsWith('packages/server'));
  expect(run('eslint/bin/eslint.js', '--max-warnings', '0', ...drawn)).toBe('');
});

test('what is generated stands in every list of the house, and passes the tests that came with it', {
  timeout: 240_000,
}, () => {
  const lists = [
    'routes.test.ts',
    'navigation.test.ts',
    'calls/all.test.ts',
    'key-scopes.test.ts',
    'openapi.test.ts',
    'house/walk.test.ts',
  ];
  const projects = ['--project', 'rules', '--project', 'dom', '--project', 'unit'];
  const own = ['StarRating', 'CouponSummaryScreen', 'CustomerStoryScreen', 'SitePalette', 'ConsoleFrame'];
  expect(run('vitest/vitest.mjs', 'run', '--root', house, ...projects, '--reporter=default', ...lists, ...own)).toBe(
    '',
  );
});

describe('a name that cannot be is refused with the way to say it, and nothing is written', () => {
  test.each([
    ['component', 'a group that is none', ['widgets', 'Stars', '评分']],
    ['component', 'a name that is taken, in whatever group', ['actions', 'TextField', '文本']],
    ['component', 'a name that is not one', ['inputs', 'star-rating', '评分']],
    ['component', 'no Chinese name', ['inputs', 'Stars']],
    ['call', 'a domain that is none', ['coupons', 'getThing', '东西']],
    ['call', 'a name that is taken', ['coupon', 'pickCoupon', '挑选']],
    ['call', 'a name that is not one', ['coupon', 'Summary', '汇总']],
    ['call', 'no summary', ['coupon', 'getThing']],
    ['call', 'an option that is none', ['coupon', 'getThing', '东西', '--sub']],
    ['screen', 'an area that is none', ['shop', 'Thing', '/thing', '东西']],
    ['screen', 'a name that is taken', ['money', 'Coupon', '/console/thing', '东西', '--menu', 'expenses']],
    ['screen', 'an address that another screen answers', ['content', 'Thing', '/docs/thing', '东西']],
    ['screen', 'a screen of the console that lights no entry', ['money', 'Thing', '/console/thing', '东西']],
    ['screen', 'a group of the menu that is none', ['money', 'Thing', '/console/thing', '东西', '--menu', 'shop']],
    ['screen', 'a call that is none', ['content', 'Thing', '/thing', '东西', '--call', 'getThing']],
    ['screen', 'a call that visitors may not send', ['content', 'Thing', '/thing', '东西', '--call', 'getReminders']],
  ] as const)('%s: %s', (what, _, words) => {
    const { status, stderr, stdout } = generate(what, ...words);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`npm run new:${what} --`);
  });
});
