// `npm test`: everything a change must pass, from types to journeys in a real browser. Ends with one line: N passed, N failed.
import { install } from './install.mjs';

await install();
const { prerequisites } = await import('./prerequisites.mjs');
await prerequisites();
const { runSteps } = await import('./steps.mjs');
const suites = await import('./suites.mjs');
const { startPostgres } = await import('./postgres.mjs');

const postgres = await startPostgres();
try {
  await runSteps([
    ...suites.staticSteps,
    suites.unitStep,
    suites.serverStep,
    ...(postgres ? [suites.serverOnPostgresStep(postgres.url)] : []),
    ...suites.browserSteps,
    ...suites.buildSteps,
    ...suites.pictureSteps,
    ...suites.figureSteps,
  ]);
} finally {
  await postgres?.stop();
}
