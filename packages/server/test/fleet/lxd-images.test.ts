import { beforeEach, expect, it } from 'vitest';
import { EngineError, type EngineClient } from '../../src/fleet/lxd/client';
import { deleteImage } from '../../src/fleet/lxd/image';
import type { LxdFleet } from '../../src/fleet/lxd/parts';

/** Images of the engine by their fingerprints: the key that each was packed for, and its names. */
let images: Map<string, { readonly mark: string; names: string[] }>;
beforeEach(() => {
  images = new Map([['f1', { mark: 'own-a', names: ['own-a', 'own-b'] }]]);
});

const shown = (fingerprint: string) => {
  const image = images.get(fingerprint);
  if (image === undefined) throw new EngineError(404, 'not found');
  return {
    fingerprint,
    properties: { 'user.market': image.mark },
    aliases: image.names.map((name) => ({ name })),
  };
};

function deleted(path: string): void {
  const [, , first = '', second = ''] = path.split('/');
  if (first !== 'aliases') {
    if (!images.delete(first)) throw new EngineError(404, 'not found');
    return;
  }
  const holder = [...images.values()].find(({ names }) => names.includes(second));
  if (holder === undefined) throw new EngineError(404, 'not found');
  holder.names = holder.names.filter((name) => name !== second);
}

const client: Pick<EngineClient, 'get' | 'change'> = {
  get: <Value>(path: string) =>
    Promise.resolve().then(
      () => (path === '/images?recursion=1' ? [...images.keys()].map(shown) : shown(path.split('/')[2] ?? '')) as Value,
    ),
  change: (_method, path) => Promise.resolve().then(() => deleted(path)),
};
const fleet = { client } as LxdFleet;

it('an image that has two names loses one, and goes with the other', async () => {
  await deleteImage(fleet, 'own-a');
  expect(images.get('f1')?.names).toEqual(['own-b']);
  await deleteImage(fleet, 'own-b');
  expect(images.size).toBe(0);
});

it('an image both of whose names are taken at the same moment goes too', async () => {
  await Promise.all([deleteImage(fleet, 'own-a'), deleteImage(fleet, 'own-b')]);
  expect(images.size).toBe(0);
});

it('an image that a crash left without its name is found by what it was packed for', async () => {
  images.set('f1', { mark: 'own-a', names: [] });
  await deleteImage(fleet, 'own-a');
  expect(images.size).toBe(0);
});

it('an image that was packed for a key and bears another name only stays', async () => {
  images.set('f1', { mark: 'own-a', names: ['own-b'] });
  await deleteImage(fleet, 'own-a');
  expect(images.get('f1')?.names).toEqual(['own-b']);
});
