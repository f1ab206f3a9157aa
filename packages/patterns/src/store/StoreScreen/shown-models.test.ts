import { expect, test } from 'vitest';
import { mostModels, shownModels } from './shown-models';

const models = Array.from({ length: 3000 }, (_, number) => `GX ${String(number).padStart(4, '0')}`);

test('a market of a few models shows them all', () => {
  expect(shownModels(['RTX 4090', 'H20'], [], '')).toEqual(['RTX 4090', 'H20']);
});

test('a market of thousands shows the first and finds the others', () => {
  expect(shownModels(models, [], '')).toEqual(models.slice(0, mostModels));
  expect(shownModels(models, [], ' gx 299')).toEqual(models.slice(2990));
});

test('what is chosen is shown whatever is sought, in its place', () => {
  expect(shownModels(models, ['GX 2999', 'GX 0001'], 'gx 0002')).toEqual(['GX 0001', 'GX 0002', 'GX 2999']);
});
