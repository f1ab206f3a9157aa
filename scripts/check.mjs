// `npm run check`: the fast subset, no test and no build: types, lint, format, arrows, dead code.
import { install } from './install.mjs';
import { runSteps } from './steps.mjs';
import { staticSteps } from './suites.mjs';

await install();
await runSteps(staticSteps);
