import { expect, test } from 'vitest';
import { ownImageWith } from '../OwnImages/fixtures';
import { systems } from './fixtures';
import { withOwnSystems } from './own-systems';
import type { SystemChoice } from './operations';

const keysOf = (house: readonly SystemChoice[]) =>
  withOwnSystems(house, [ownImageWith('微调环境', { Image: 'pytorch-2.5' })], []).map(({ key }) => key);

test('a virtual machine is not reset to a system that only containers run, nor to an image that grew from it', () => {
  const told = systems.map((each) =>
    each.key === 'pytorch-2.5' ? { ...each, image: { ...each.image, ContainerTypes: ['docker' as const] } } : each,
  );
  expect(keysOf(systems)).toEqual([...systems.map(({ key }) => key), 'own-微调环境']);
  expect(keysOf(told)).toEqual(systems.map(({ key }) => key).filter((key) => key !== 'pytorch-2.5'));
});
