import type { TestProject } from 'vitest/node';
import { startEngine, type TestEngine } from './daemon';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of this run; null where none can run. */
    engine: TestEngine | null;
  }
}

/** Starts one engine for all files. Where it cannot run, one line says so and the tests count as skipped. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = await startEngine();
  if ('obstacle' in engine) {
    process.stderr.write(`engine tests skipped: ${engine.obstacle}\n`);
    project.provide('engine', null);
    return () => Promise.resolve();
  }
  const { url, pool, network, imageKey, imageFile } = engine;
  project.provide('engine', { url, pool, network, imageKey, imageFile });
  return () => engine.stop();
}
