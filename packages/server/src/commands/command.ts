import { StartupError } from '../config';

/** Runs a command of the operator. What goes wrong ends in one sentence on standard error and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const sentence =
      error instanceof StartupError
        ? error.message
        : `执行失败：${error instanceof Error ? error.message : String(error)}`;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
