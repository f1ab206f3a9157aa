// A list of checks run one after another: each counts its tests, a failing one does not hide the next.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './processes.mjs';

const reports = path.join(root, 'test-results');

/** How much of a failing program's end, and of a failing test's message, is told again beside the closing line. */
const toldLines = 40;
const toldCharacters = 1500;

// What colours a terminal.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const plain = (text) => text.replaceAll(colours, '');
const lastLines = (text, count) => plain(text).trimEnd().split('\n').slice(-count).join('\n');

/** One program that passes or fails as a whole; what it says is printed when it ends. */
export const check = (name, command, args, options) => ({
  name,
  run: async () => {
    const { code, output } = await run(command, args, { ...options, quiet: true });
    console.log(lastLines(output, code === 0 ? toldLines : Infinity));
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, reasons: [lastLines(output, toldLines)] };
  },
});

function readReport(file, count) {
  if (!existsSync(file)) return { passed: 0, failed: 1, reasons: ['it wrote no report'] };
  return count(JSON.parse(readFileSync(file, 'utf8')));
}

const reasonOf = (title, messages) => `${title}\n${plain(messages.join('\n')).slice(0, toldCharacters)}`;

/** The failing tests of a Vitest report, and the files that could not be read. */
const vitestReasons = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => reasonOf(`${path.relative(root, name)} › ${fullName}`, failureMessages));
    return failed.length === 0 && message ? [reasonOf(path.relative(root, name), [message])] : failed;
  });

/** The failing tests of a Playwright report. */
const playwrightReasons = ({ suites = [] }) =>
  suites.flatMap((suite) => [
    ...playwrightReasons(suite),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) =>
        reasonOf(
          `${file} › ${title}`,
          tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))),
        ),
      ),
  ]);

/** Vitest projects; every test counts. */
export const vitest = (name, projects, env = {}) => ({
  name,
  run: async () => {
    const file = path.join(reports, `${name}.json`);
    rmSync(file, { force: true });
    const { code } = await run(
      'vitest',
      [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      { env },
    );
    const counted = readReport(file, (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0),
      reasons: vitestReasons(report),
    }));
    if (counted.passed + counted.failed === 0 || (code !== 0 && counted.failed === 0)) counted.failed += 1;
    return counted;
  },
});

/** A Playwright project; every test counts. */
export const playwright = (name, project, env = {}) => ({
  name,
  run: async () => {
    const file = path.join(reports, `${name}.json`);
    rmSync(file, { force: true });
    const { code } = await run('playwright', ['test', '--project', project, '--reporter=dot,json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env },
    });
    const counted = readReport(file, (report) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      reasons: playwrightReasons(report),
    }));
    if (counted.passed + counted.failed === 0 || (code !== 0 && counted.failed === 0)) counted.failed += 1;
    return counted;
  },
});

/** Runs the steps, prints what each took, and ends with the one closing line. Exits non-zero when anything failed. */
export async function runSteps(steps) {
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const lines = [];
  const failures = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const {
      passed,
      failed,
      reasons = [],
    } = await step.run().catch((error) => ({ passed: 0, failed: 1, reasons: [String(error.stack ?? error)] }));
    total.passed += passed;
    total.failed += failed;
    failures.push(...reasons.map((reason) => `✘ ${step.name}: ${reason}`));
    lines.push(
      `${failed === 0 ? '✔' : '✘'} ${step.name}: ${passed} passed, ${failed} failed, ${Math.round((performance.now() - started) / 1000)} s`,
    );
  }
  if (failures.length > 0) console.log(`\n── what failed\n\n${failures.join('\n\n')}`);
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
