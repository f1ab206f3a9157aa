// What a step needs to know of a Vitest run, written as JSON to the file that VITEST_REPORT names.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const messages = (errors = []) => errors.map(({ message, stack }) => `${message}\n${stack ?? ''}`);
const fileOf = (module) => path.relative(process.cwd(), module.moduleId);
const toldOf = (test) => ({
  file: fileOf(test.module),
  title: `${fileOf(test.module)} › ${test.fullName}`,
  messages: messages(test.result().errors),
});

/** Counts every test. A file that could not be read, or an error of nobody's, has failed. */
export default class StepReport {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const of = (state) => tests.filter((test) => test.result().state === state);
    const unread = modules
      .filter((module) => module.errors().length > 0)
      .map((module) => ({ file: fileOf(module), title: fileOf(module), messages: messages(module.errors()) }));
    const stray = unhandled.map((error) => ({ title: 'an error outside of every test', messages: messages([error]) }));
    const failures = [...of('failed').map(toldOf), ...unread, ...stray];
    const report = {
      passed: of('passed').length,
      failed: failures.length,
      skipped: of('skipped').length,
      failures,
      files: modules.map((module) => ({
        file: fileOf(module),
        seconds: (module.diagnostic().duration + module.diagnostic().collectDuration) / 1000,
      })),
    };
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify(report));
  }
}
