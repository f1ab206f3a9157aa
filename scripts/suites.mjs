// What is checked, in the order in which a failure is cheapest to learn.
import { check, playwright, vitest } from './steps.mjs';

const packages = ['tokens', 'contract', 'components', 'patterns', 'app', 'server'];

export const staticSteps = [
  ...packages.map((name) => check(`types-${name}`, 'tsc', ['-p', `packages/${name}`])),
  check('types-root', 'tsc', ['-p', '.']),
  check('lint-fast', 'oxlint', ['--quiet', 'packages', 'scripts', 'tests']),
  check('lint', 'eslint', ['.', '--max-warnings', '0']),
  check('arrows', 'node', ['scripts/arrows.mjs']),
  check('dead-code', 'knip', []),
  check('component-exports', 'node', ['scripts/component-exports.mjs', '--check']),
];

export const unitStep = vitest('unit', ['rules', 'unit']);

export const browserSteps = [vitest('browser', ['browser']), vitest('stories', ['storybook'])];

export const serverStep = vitest('server-embedded', ['server']);
export const serverOnPostgresStep = (url) => vitest('server-postgres', ['server'], { TEST_DATABASE_URL: url });

export const buildSteps = [
  check('build', 'node', ['scripts/build.mjs']),
  ...['tokens', 'contract', 'components'].flatMap((name) => [
    check(`publint-${name}`, 'publint', [`packages/${name}`, '--strict']),
    check(`attw-${name}`, 'attw', [
      '--pack',
      `packages/${name}`,
      '--profile',
      'esm-only',
      '--quiet',
      '--exclude-entrypoints',
      'tokens.css',
      'fonts.css',
      'json/*.json',
    ]),
  ]),
  vitest('packed', ['packed']),
  check('sizes', 'node', ['scripts/sizes.mjs']),
  check('storybook-build', 'storybook', ['build', '--quiet', '--loglevel', 'warn']),
];

export const pictureSteps = [
  playwright('visual', 'visual'),
  playwright('journeys', 'journeys'),
  playwright('faults', 'faults'),
];

/** Figures of the built site, on a machine that does nothing else meanwhile. */
export const figureSteps = [
  check('budgets', 'node', ['scripts/budgets.mjs']),
  check('bench', 'node', ['scripts/bench.mjs']),
  check('bench-components', 'node', ['scripts/bench-components.mjs']),
];
