// What a step needs to know of a Vitest run, written as JSON to the file that VITEST_REPORT names.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const messages = (errors = []) => errors.map(({ message, stack }) => `${message}\n${stack ?? ''}`);
const titleOf = (test) => `${path.relative(process.cwd(), test.module.moduleId)} › ${test.fullName}`;
const toldOf = (test) => ({ title: titleOf(test), messages: messages(test.result().errors) });

/** Counts every test; one that passed only when tried again is unsteady. A file that could not be read, or an error of nobody's, has failed. */
export default class StepReport {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const of = (state) => tests.filter((test) => test.result().state === state);
    const unread = modules
      .filter((module) => module.errors().length > 0)
      .map((module) => ({ title: path.relative(process.cwd(), module.moduleId), messages: messages(module.errors()) }));
    const stray = unhandled.map((error) => ({ title: 'an error outside of every test', messages: messages([error]) }));
    const failures = [...of('failed').map(toldOf), ...unread, ...stray];
    const report = {
      passed: of('passed').length,
      failed: failures.length,
      skipped: of('skipped').length,
      failures,
      unsteady: of('passed')
        .filter((test) => test.diagnostic()?.flaky)
        .map(toldOf),
      files: modules.map((module) => ({
        file: path.relative(process.cwd(), module.moduleId),
        seconds: (module.diagnostic().duration + module.diagnostic().collectDuration) / 1000,
      })),
    };
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify(report));
  }
}
