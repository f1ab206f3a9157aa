// A list of checks run one after another: each counts its tests, a failing one does not hide the next.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './processes.mjs';

const reports = path.join(root, 'test-results');

/** One program that passes or fails as a whole. */
export const check = (name, command, args, options) => ({ name, run: async () => ((await run(command, args, options)).code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }) });

function readReport(file, count) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  return count(JSON.parse(readFileSync(file, 'utf8')));
}

/** Vitest projects; every test counts. */
export const vitest = (name, projects, env = {}) => ({
  name,
  run: async () => {
    const file = path.join(reports, `${name}.json`);
    rmSync(file, { force: true });
    const { code } = await run('vitest', ['run', ...projects.flatMap((project) => ['--project', project]), '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], { env });
    const counted = readReport(file, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0) }));
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
    const { code } = await run('playwright', ['test', '--project', project, '--reporter=dot,json'], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env } });
    const counted = readReport(file, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
    if (counted.passed + counted.failed === 0 || (code !== 0 && counted.failed === 0)) counted.failed += 1;
    return counted;
  },
});

/** Runs the steps, prints what each took, and ends with the one closing line. Exits non-zero when anything failed. */
export async function runSteps(steps) {
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const lines = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const { passed, failed } = await step.run().catch((error) => {
      console.error(error);
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
    lines.push(`${failed === 0 ? '✔' : '✘'} ${step.name}: ${passed} passed, ${failed} failed, ${Math.round((performance.now() - started) / 1000)} s`);
  }
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
