// `npm run check`: the fast subset, no browser and no build: types, lint, arrows, dead code, rules and units.
import { install } from './install.mjs';
import { runSteps } from './steps.mjs';
import { staticSteps, unitStep } from './suites.mjs';

await install();
await runSteps([...staticSteps, unitStep]);
