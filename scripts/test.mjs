// `npm test`: everything a change must pass, from types to journeys in a real browser. Ends with one line: N passed, N failed.
import { install } from './install.mjs';
import { prerequisites } from './prerequisites.mjs';
import { inSpareTime, runSteps, task } from './steps.mjs';
import * as suites from './suites.mjs';

// Young objects die in a larger nursery before anybody counts them: a twentieth of the processor time of all steps.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

const before = [task('install', install), task('prerequisites', prerequisites)];
const afterAll = (steps, names) => steps.map((step) => ({ ...step, after: [...names, ...step.after] }));

await runSteps([
  ...before,
  ...afterAll(
    [
      ...suites.buildSteps,
      ...suites.pictureSteps,
      ...inSpareTime([...suites.staticSteps, ...suites.unitSteps]),
      ...suites.embeddedSteps,
      // Journeys wait for much, and steps in spare time work meanwhile; the server's tests fill both cores by themselves.
      ...suites.browserSteps,
      ...suites.serverSteps,
    ],
    before.map(({ name }) => name),
  ),
]);
