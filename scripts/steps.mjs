// The steps of a run: two lanes side by side, each step counted and timed, a failing one never hides the next.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './processes.mjs';
import { withProcessorTime } from './processor-time.mjs';
import { printTable } from './run-table.mjs';
import { filesToTryAgain, withSecondTry } from './tried-again.mjs';

const reports = path.join(root, 'test-results');

/** Steps that use one core run two at a time; a step that uses both runs alone, but for one that takes what it leaves (`inSpareTime`). */
const lanes = 2;
/** A run with more unsteady tests than this fails. */
const unsteadyAllowed = 3;
/** How much of a failing program's end, and of a failing test's message, is told again beside the closing line. */
const toldLines = 40;
const toldCharacters = 1500;

// What colours a terminal.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const plain = (text) => text.replaceAll(colours, '');
const lastLines = (text, count) => plain(text).trimEnd().split('\n').slice(-count).join('\n');
const seconds = (milliseconds) => Math.round(milliseconds / 100) / 10;

/** Runs a program and keeps what it says in test-results/<name>.log. */
async function logged(name, command, args, options) {
  const { code, output } = await run(command, args, { ...options, quiet: true });
  writeFileSync(path.join(reports, `${name}.log`), plain(output));
  return { code, output };
}

/**
 * A step: `cores` (1 or 2) says how much of the machine it uses, `after` names the steps it needs, `behind` those it only waits for, passed or not.
 * `run` answers how many tests passed and failed, why (`reasons`), which passed only when tried again (`unsteady`), and how long each file took
 * (`files`).
 */
const step = (name, { cores = 1, after = [], behind = [] }, run) => ({ name, cores, after, behind, run });

/** One program that passes or fails as a whole. */
export const check = (name, command, args, { cores, after, ...options } = {}) =>
  step(name, { cores, after }, async ({ spare }) => {
    const { code, output } = await logged(name, command, args, { ...options, spare });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, reasons: [lastLines(output, toldLines)] };
  });

/** Programs that take no lane: one of them at a time runs beside the others, with what these leave of the machine while they wait. */
export const inSpareTime = (steps) => steps.map((each) => ({ ...each, cores: 0, spare: true }));

/** A piece of work of this program itself. */
export const task = (name, work, { cores, after } = {}) =>
  step(name, { cores, after }, async () => {
    await work();
    return { passed: 1, failed: 0 };
  });

/** Where a run writes its report. What an earlier one left is gone. */
function reportFile(name) {
  const file = path.join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** A report as it was written; undefined where a program wrote none. */
const reportIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** What a program's report says; a program that failed without a failing test fails as a whole. */
function counted(report, { code, output }, count) {
  const result = report === undefined ? { passed: 0, failed: 0, reasons: [] } : count(report);
  const silent = result.failed === 0 && (code !== 0 || (result.passed === 0 && !result.skipped));
  if (!silent) return result;
  return { ...result, failed: 1, reasons: [...result.reasons, lastLines(output, toldLines)] };
}

const reasonOf = (title, messages) => `${title}\n${plain(messages.join('\n')).slice(0, toldCharacters)}`;

/** Prepares a step and gives its environment to `work`; what was prepared ends with it. */
async function withPrepared(prepare, work) {
  const prepared = await prepare?.();
  try {
    return await work(prepared?.env);
  } finally {
    await prepared?.end?.();
  }
}

/** One run of Vitest, and what its report says. */
async function vitestRun(name, options, { env, spare }) {
  const file = reportFile(name);
  const ended = await logged(name, 'vitest', ['run', '--reporter=./scripts/vitest-report.mjs', ...options], {
    env: { VITEST_REPORT: file, ...env },
    spare,
  });
  return { report: reportIn(file), ended };
}

const countVitest = (report) => ({
  ...report,
  reasons: report.failures.map(({ title, messages }) => reasonOf(title, messages)),
  unsteady: (report.unsteady ?? []).map(({ title, messages }) => ({ title, reason: reasonOf(title, messages) })),
});

/**
 * Vitest projects; every test counts. A few files that failed are run once more, and what passes then is unsteady. `prepare` makes the
 * environment of a run and says how to end it.
 */
export const vitest = (name, projects, { cores, after, behind, args = [], prepare } = {}) =>
  step(name, { cores, after, behind }, ({ spare }) =>
    withPrepared(prepare, async (env) => {
      const options = [...projects.flatMap((project) => ['--project', project]), ...args];
      const first = await vitestRun(name, options, { env, spare });
      const files = filesToTryAgain(first.report?.failures ?? []);
      if (files.length === 0) return counted(first.report, first.ended, countVitest);
      const second = await vitestRun(`${name}-again`, [...options, ...files], { env, spare });
      return counted(second.report && withSecondTry(first.report, second.report), second.ended, countVitest);
    }),
  );

/** All specs of a Playwright report, with the file of each. */
const specsOf = ({ suites = [], specs = [] }) => [...suites.flatMap(specsOf), ...specs];

const messagesOf = ({ tests }) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')));

const tracesOf = ({ tests }) =>
  tests.flatMap(({ results }) =>
    results.flatMap(({ attachments }) =>
      attachments.flatMap(({ name, path: file }) => (name === 'trace' && file ? [path.relative(root, file)] : [])),
    ),
  );

function secondsOfFiles(specs) {
  const files = new Map();
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      files.set(file, (files.get(file) ?? 0) + duration);
  return [...files].map(([file, duration]) => ({ file, seconds: seconds(duration) }));
}

/** A Playwright project; every test counts. It clears its folder when it begins, so each has its own: another may be running. `prepare` as of `vitest`. */
export const playwright = (name, project, { cores = lanes, after, args = [], prepare } = {}) =>
  step(name, { cores, after }, async () => {
    const file = reportFile(name);
    const output = path.join('test-results', 'playwright', name);
    const ended = await withPrepared(prepare, (env) =>
      logged(name, 'playwright', ['test', '--project', project, '--reporter=line,json', '--output', output, ...args], {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env },
      }),
    );
    return counted(reportIn(file), ended, (report) => {
      const specs = report.suites.flatMap(specsOf);
      const isUnsteady = ({ tests }) => tests.some(({ status }) => status === 'flaky');
      return {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        reasons: specs
          .filter(({ ok }) => !ok)
          .map((spec) => reasonOf(`${spec.file} › ${spec.title}`, [...messagesOf(spec), ...tracesOf(spec)])),
        unsteady: specs.filter(isUnsteady).map((spec) => ({
          title: `${spec.file} › ${spec.title}`,
          reason: reasonOf(`${spec.file} › ${spec.title}`, [...messagesOf(spec), ...tracesOf(spec)]),
        })),
        files: secondsOfFiles(specs),
      };
    });
  });

/** Runs one step and adds what it took. A step that threw has failed once. */
async function runStep({ name, spare = false, run: start }) {
  console.log(`▶ ${name}`);
  const started = performance.now();
  const { result, processorSeconds } = await withProcessorTime(() =>
    start({ spare }).catch((error) => ({ passed: 0, failed: 1, reasons: [String(error.stack ?? error)] })),
  );
  const row = { name, reasons: [], unsteady: [], files: [], ...result };
  const timed = {
    ...row,
    seconds: seconds(performance.now() - started),
    processorSeconds: Math.round(processorSeconds),
  };
  console.log(
    `${row.failed === 0 ? '✔' : '✘'} ${name}: ${row.passed} passed, ${row.failed} failed, ${Math.round(timed.seconds)} s`,
  );
  return timed;
}

const notRun = ({ name }, broken) => ({
  name,
  passed: 0,
  failed: 1,
  reasons: [`not run, because ${broken} failed`],
  unsteady: [],
  files: [],
  seconds: 0,
  processorSeconds: 0,
});

/** Starts each step as soon as what it needs has ended and the machine has room, in the order of the list. */
async function runAll(steps) {
  let waiting = steps;
  const running = new Map();
  const rows = new Map();
  const broken = ({ after }) => after.find((name) => rows.get(name)?.failed > 0);
  const isReady = ({ after, behind }) => [...after, ...behind].every((name) => rows.has(name));
  const used = () => [...running.keys()].reduce((total, { cores }) => total + cores, 0);
  const hasRoom = ({ cores, spare }) =>
    spare ? ![...running.keys()].some((each) => each.spare) : used() + cores <= lanes;
  const start = (each) =>
    running.set(
      each,
      runStep(each).then((row) => {
        rows.set(each.name, row);
        running.delete(each);
      }),
    );
  while (rows.size < steps.length) {
    for (const each of waiting.filter(broken)) rows.set(each.name, notRun(each, broken(each)));
    for (const each of waiting.filter(isReady)) if (!rows.has(each.name) && hasRoom(each)) start(each);
    waiting = waiting.filter((each) => !rows.has(each.name) && !running.has(each));
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0 && !waiting.some(broken))
      throw new Error(`nothing comes before ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return steps.map(({ name }) => rows.get(name));
}

/** Runs the steps, ends with a table and the one closing line. Exits non-zero when anything failed or too much was unsteady. */
export async function runSteps(steps) {
  mkdirSync(reports, { recursive: true });
  const started = performance.now();
  const rows = await runAll(steps);
  const unsteady = rows.flatMap(({ name, unsteady: found }) => found.map((each) => ({ step: name, ...each })));
  const failures = rows.flatMap(({ name, reasons }) => reasons.map((reason) => `✘ ${name}: ${reason}`));
  const tooMany = unsteady.length > unsteadyAllowed;
  if (tooMany) failures.push(`✘ ${unsteady.length} unsteady tests, ${unsteadyAllowed} are allowed`);
  if (unsteady.length > 0)
    console.log(
      `\n── passed when tried again\n\n${unsteady.map((each) => `~ ${each.step}: ${each.reason}`).join('\n\n')}`,
    );
  if (failures.length > 0) console.log(`\n── what failed\n\n${failures.join('\n\n')}`);
  printTable(rows, seconds(performance.now() - started));
  const passed = rows.reduce((total, row) => total + row.passed, 0);
  const failed = rows.reduce((total, row) => total + row.failed, 0) + (tooMany ? 1 : 0);
  const skipped = rows.reduce((total, row) => total + (row.skipped ?? 0), 0);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed === 0 ? 0 : 1;
}
