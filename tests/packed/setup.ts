import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { published } from './published';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The consumer's folder. */
    project: string;
  }
}

interface Wants {
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly peerDependenciesMeta?: Record<string, { readonly optional?: boolean }>;
}
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** What a package makes its consumer install: optional peers are not among it. */
const wanted = ({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: Wants) => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true),
];

/** A consumer who knows nothing of us: a project with the packed packages, and beside them only what those declare. */
export default function setup({ provide }: TestProject) {
  const project = realpathSync(mkdtempSync(path.join(tmpdir(), 'consumer-')));
  const installed = (name: string) => path.join(project, 'node_modules', name);
  mkdirSync(installed('@compute-market'), { recursive: true });
  const needed = new Set(['@types/react', '@types/react-dom']);
  for (const name of published) {
    const [packed] = JSON.parse(
      execFileSync(npm, ['pack', '--json', '--ignore-scripts', '--pack-destination', project], {
        cwd: path.resolve('packages', name),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ) as [{ filename: string }];
    execFileSync('tar', ['-xzf', path.join(project, packed.filename), '-C', project]);
    cpSync(path.join(project, 'package'), installed(`@compute-market/${name}`), { recursive: true });
    rmSync(path.join(project, 'package'), { recursive: true });
    const manifest = JSON.parse(
      readFileSync(path.join(installed(`@compute-market/${name}`), 'package.json'), 'utf8'),
    ) as Wants;
    for (const each of wanted(manifest)) needed.add(each);
  }
  for (const name of [...needed].filter((each) => !each.startsWith('@compute-market/'))) {
    const nested = path.resolve('packages/components/node_modules', name);
    mkdirSync(path.dirname(installed(name)), { recursive: true });
    symlinkSync(realpathSync(existsSync(nested) ? nested : path.resolve('node_modules', name)), installed(name));
  }
  writeFileSync(path.join(project, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
  cpSync(path.resolve('tests/packed/consumer'), project, { recursive: true });
  provide('project', project);
  return () => rmSync(project, { recursive: true, force: true });
}
