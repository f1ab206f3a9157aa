// `npm run test:night`: what no change waits for; its results are read before a release.
import { install } from './install.mjs';
import { prerequisites } from './prerequisites.mjs';
import { runSteps } from './steps.mjs';
import { nightSteps } from './suites.mjs';

await install();
await prerequisites({ night: true });
await runSteps(nightSteps);
