import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}
interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly overrides?: Record<string, string>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const manifests = ['package.json', ...readdirSync('packages').map((name) => `packages/${name}/package.json`)];
const isOurs = (place: string) => place === '' || (place.startsWith('packages/') && !place.includes('node_modules/'));

test('every package from outside is locked by the sum of what the registry published', () => {
  const loose = Object.entries(packages).filter(
    ([place, { link, integrity }]) => !isOurs(place) && link !== true && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  );
  expect(loose.map(([place]) => place)).toEqual([]);
});

test('the app of Next’s that tries the packages is locked in the same way', () => {
  const locked = (read('tests/packed/next/package-lock.json') as { packages: Record<string, Locked> }).packages;
  const { '': _, ...outside } = locked;
  expect(Object.keys(outside)).toContain('node_modules/next');
  const loose = Object.entries(outside).filter(
    ([, { integrity, resolved }]) => resolved !== undefined || !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  );
  expect(loose.map(([place]) => place)).toEqual([]);
});

test('the lock file names no address: what is installed depends on the sums alone, wherever it is fetched from', () => {
  const addressed = Object.entries(packages).filter(
    ([, { link, resolved }]) => link !== true && resolved !== undefined,
  );
  expect(addressed.map(([place]) => place)).toEqual([]);
});

test('links lead to packages of this repository only', () => {
  const links = Object.values(packages).filter(({ link }) => link === true);
  expect(links.map(({ resolved }) => resolved ?? '').filter((place) => !isOurs(place))).toEqual([]);
});

test.each(manifests)('%s asks for exact versions, none from an address', (file) => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = read(file) as Manifest;
  const asked = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides });
  expect(asked.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('nothing that is installed runs a script of its own', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
});
