// Checks the imports against the arrows of the house, and that the checker saw every source file (an unreadable tree passes silently otherwise).
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './processes.mjs';

const sources = readdirSync(path.join(root, 'packages'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  .filter((file) => /^packages\/[^/]+\/src\//.test(file) && !file.includes('/generated/') && !file.endsWith('.d.ts'));

// The checker's cache knows changed files but not new ones: each set of files has a cache of its own.
const files = createHash('sha256').update(sources.toSorted().join('\n')).digest('hex').slice(0, 12);

const { output } = await run(
  'depcruise',
  [
    'packages',
    '--include-only',
    '^packages/[^/]+/src',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    '--cache',
    `node_modules/.cache/dependency-cruiser/${files}`,
    '--cache-strategy',
    'content',
  ],
  { quiet: true },
);
const report = JSON.parse(output.slice(output.indexOf('{')));
const seen = new Set(report.modules.map((module) => module.source));
const unseen = sources.filter((file) => !seen.has(file));

for (const { rule, from, to } of report.summary.violations)
  console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`);
if (unseen.length > 0) console.error(`not seen by the checker: ${unseen.join(', ')}`);
console.log(
  `${seen.size} modules of ${sources.length} source files checked, ${report.summary.violations.length} violations`,
);
if (unseen.length > 0 || report.summary.error > 0 || sources.length === 0) process.exit(1);
