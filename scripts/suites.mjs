// What is checked, and how much of the machine each step uses; the order is that in which they are started when there is room.
import { check, playwright, vitest } from './steps.mjs';
import { startPostgres } from './postgres.mjs';

const caches = 'node_modules/.cache';
const code = ['packages', 'scripts', 'tests', '.storybook'];

/** By itself the compiler checks with four checkers, each of which works out for itself the types that all share: twice the work of one. */
const oneChecker = ['--checkers', '1', '--builders', '1'];

/** Types, lint, format, arrows, dead code: no test is run and nothing is built. */
export const staticSteps = [
  // On one thread for the same reason; the rules that ask for types are another program, which is told by its environment.
  check('lint', 'oxlint', ['--threads', '1', ...code], { env: { GOMAXPROCS: '1' } }),
  check('types', 'node', ['node_modules/typescript-native/bin/tsc', '-b', '--pretty', 'false', ...oneChecker]),
  check('lint-hooks', 'eslint', [
    'packages',
    '--max-warnings',
    '0',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    `${caches}/eslint/`,
  ]),
  check('arrows', 'node', ['scripts/arrows.mjs']),
  check('dead-code', 'knip', ['--cache', '--cache-location', `${caches}/knip`]),
  check('format', 'biome', ['format', '.']),
  check('component-exports', 'node', ['scripts/component-exports.mjs', '--check']),
];

/** Rules and units: pure ones in Node, components in jsdom. */
export const unitSteps = [
  vitest('components', ['dom', 'dom-alone', 'english']),
  vitest('unit', ['rules', 'unit', 'app', 'app-dom', 'app-alone', 'app-dom-alone'], {
    // The copy of the house in which the generators are tried asks only what the compiler does not remember.
    behind: ['types'],
    args: ['--maxWorkers=1'],
  }),
];

async function postgres() {
  const started = await startPostgres();
  return { env: started ? { TEST_DATABASE_URL: started.url } : {}, end: async () => started?.stop() };
}

/** The server: what only the embedded database can show. */
export const embeddedSteps = [vitest('server-embedded', ['embedded'])];

/** The server: the whole suite on PostgreSQL. Its tests wait for the database, so that two cores carry three workers. */
export const serverSteps = [vitest('server', ['server'], { cores: 2, args: ['--maxWorkers=3'], prepare: postgres })];

/** The libraries and the site, as they are published and served. */
export const buildSteps = [
  check('storybook-build', 'storybook', ['build', '--test', '--quiet', '--loglevel', 'warn']),
  check('build', 'node', ['scripts/build.mjs']),
  check('packages', 'node', ['scripts/packages.mjs'], { after: ['build'] }),
  check('sizes', 'node', ['scripts/sizes.mjs'], { after: ['build'] }),
  vitest('packed', ['packed'], { after: ['build'] }),
];

/** Every story with its picture. Two browsers wait for their frames more than they compute, so another step has room beside them. */
export const pictureSteps = [playwright('stories', 'stories', { cores: 1, after: ['storybook-build'] })];

/** In a browser. The demo data are written once; journeys and budgets start on copies of them. */
export const browserSteps = [
  vitest('browser', ['browser']),
  playwright('seed', 'seed', { cores: 1, after: ['build'] }),
  playwright('journeys', 'journeys', { after: ['seed'], args: ['--no-deps'] }),
  check('budgets', 'node', ['scripts/budgets.mjs'], {
    cores: 2,
    after: ['seed'],
    env: { SEEDED_DATA: 'test-results/seeded-data' },
  }),
];

/** The seeds of the random models change every night; what failed is repeated with the seed that its title names. */
const wholeModels = {
  MONTH_DAYS: '30',
  MODEL_RUNS: '200',
  MODEL_SEED: String(Date.now() % 2_147_483_647),
  FUZZ_REQUESTS: '40000',
};
const alone = { cores: 2 };

/** What a change does not wait for: long models, both databases whole, power cuts, every dialog, times and frames. */
export const nightSteps = [
  check('build', 'node', ['scripts/build.mjs'], alone),
  check(
    'storybook-docs',
    'storybook',
    ['build', '--quiet', '--loglevel', 'warn', '-o', 'test-results/storybook'],
    alone,
  ),
  vitest('server-postgres', ['server', 'embedded'], {
    ...alone,
    args: ['--maxWorkers=2'],
    prepare: async () => {
      const { env, end } = await postgres();
      return { env: { ...wholeModels, ...env }, end };
    },
  }),
  vitest('server-embedded', ['server', 'embedded'], {
    ...alone,
    args: ['--maxWorkers=2'],
    prepare: () => ({ env: wholeModels }),
  }),
  vitest('engine', ['engine'], { ...alone, after: ['build'] }),
  vitest('next', ['next'], { ...alone, after: ['build'] }),
  playwright('night', 'night', { after: ['build'], prepare: () => ({ env: { PAIR_MINUTES: '5' } }) }),
  playwright('seed', 'seed', { after: ['build'] }),
  playwright('journeys-postgres', 'journeys', { after: ['seed'], prepare: postgres }),
  check('lighthouse', 'node', ['scripts/lighthouse.mjs'], { ...alone, after: ['build'] }),
  ...['bench', 'bench-components', 'bench-four-screens', 'bench-screens'].map((name) =>
    check(name, 'node', [`scripts/${name}.mjs`], { ...alone, after: ['build'] }),
  ),
];
