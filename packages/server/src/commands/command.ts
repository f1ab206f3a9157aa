import { sentenceOf } from '../platform/end-sentence';

/** Runs a command of the operator. What goes wrong ends in one sentence on standard error and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error, '执行失败')}\n`);
    process.exitCode = 1;
  }
}
