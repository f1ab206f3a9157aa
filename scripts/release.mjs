// `npm run release`: publishes what is packed and not published yet, each package before those that need it. Without `--publish` it is run dry and nothing leaves the machine.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, root, run } from './processes.mjs';

const packages = ['tokens', 'contract', 'components', 'patterns', 'cli'];
const isDry = !process.argv.includes('--publish');
const manifest = (name) => JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'));

const pending = readdirSync(path.join(root, '.changeset')).filter((file) => file.endsWith('.md'));
if (pending.length > 0) throw new Error(`not versioned yet: ${pending.join(', ')}. Run: npm run version`);

// Provenance names the repository that built a package; a manifest that names another is refused by the registry.
const here = process.env.GITHUB_REPOSITORY;
for (const name of packages) {
  const { repository } = manifest(name);
  if (here !== undefined && !repository.url.endsWith(`/${here}.git`))
    throw new Error(`packages/${name}/package.json names ${repository.url}, and this is ${here}`);
}

/** A version is published once and for ever. What is there already was published before an interruption, or has not changed since. */
async function isPublished(what, version) {
  const { code, output } = await run('npm', ['view', what, 'version'], { quiet: true });
  return code === 0 && output.split('\n').includes(version);
}

for (const name of packages) {
  const { name: full, version } = manifest(name);
  if (await isPublished(`${full}@${version}`, version)) {
    console.log(`${name} ${version}: is published already`);
    continue;
  }
  await mustRun('npm', ['publish', '--ignore-scripts', ...(isDry ? ['--dry-run'] : [])], {
    cwd: path.join(root, 'packages', name),
    quiet: true,
  });
  console.log(`${name} ${version}: ${isDry ? 'would be published' : 'published'}`);
}
