import { expect, test } from 'vitest';
import { blankForm } from './blank-form';
import { choicesOf, fitForm, roomShort } from './choices';
import { imagesByKind } from '../../listings/fixtures';
import { emptyMarket, filledForm, market } from './fixtures';

const choices = (change: Partial<typeof filledForm> = {}) => choicesOf(market, { ...filledForm, ...change });
const fit = (change: Partial<typeof filledForm>) => fitForm({ ...filledForm, ...change }, market);

test('models come in the recommended order, what is sold out last', () => {
  const models = choices().models.map(({ gpuType }) => gpuType);
  expect([models[0], ...models.slice(-2)]).toEqual(['RTX 4090', 'H800 SXM5', 'L20']);
});

test('a machine room says why it cannot give that many cards', () => {
  expect(choices().rooms).toEqual([
    { district: '华东一区', free: 46, obstacle: null },
    { district: '华北二区', free: 52, obstacle: null },
    { district: '西南一区', free: 28, obstacle: null },
    { district: '华南一区', free: 0, obstacle: 'soldOut' },
  ]);
  expect(choices({ gpu_type: 'A100 SXM4', gpu_num: 8 }).rooms.map(({ obstacle }) => obstacle)).toEqual([null, 'few']);
});

test('specifications are those of the model, the count and the room, with the reason when there is none', () => {
  expect(choices().specifications.map(({ SpecName, DisabledReason }) => [SpecName, DisabledReason])).toEqual([
    ['标准型 4090.2c', ''],
    ['内存型 4090.2m', ''],
    ['高频型 4090.2h', '该机房暂无'],
  ]);
});

test('an image the model does not run stays in view, marked', () => {
  const image = choices({ gpu_type: 'RTX 5090' }).images.find(({ key }) => key === 'tensorflow-2.17');
  expect(image?.fits).toBe(false);
});

test('an image that only virtual machines run is no choice of a container, not even one that is marked', () => {
  const told = { ...market, options: { ...market.options, image_display_info_map: imagesByKind } };
  const keys = (change: Partial<typeof filledForm>, all = told) =>
    choicesOf(all, { ...filledForm, ...change }).images.map(({ key }) => key);
  expect(keys({ container_type: 'kvm' })).toContain('windows-2022');
  expect(keys({ container_type: 'docker' })).not.toContain('windows-2022');
  expect(keys({ container_type: 'docker', gpu_type: 'H20' })).not.toContain('windows-2022');
  expect(fitForm({ ...filledForm, container_type: 'docker', image_name: 'windows-2022' }, told).image_name).toBe(
    'pytorch-2.5',
  );
  // Where the kinds are not told, what the selector names is offered.
  expect(keys({ container_type: 'docker' }, market)).toContain('windows-2022');
});

test('a room with fewer free cards than all the machines need says how many it has', () => {
  const short = (change: Partial<typeof filledForm>) => roomShort(choices(change), { ...filledForm, ...change });
  expect(short({ gpu_num: 8, district: '西南一区', quantity: 3 })).toBeNull();
  expect(short({ gpu_num: 8, district: '西南一区', quantity: 4 })).toBe(28);
});

test('a number of machines that no order can have becomes the nearest', () =>
  expect([0, 3, 9].map((quantity) => fit({ quantity }).quantity)).toEqual([1, 3, 5]));

test('a form that fits is left as it is', () => expect(fit({})).toEqual(filledForm));

test('an empty form starts with what is recommended and free', () => {
  expect(fitForm(blankForm, market)).toMatchObject({
    gpu_type: 'RTX 4090',
    gpu_num: 1,
    district: '华北二区',
    spec_name: '标准型 4090.1c',
    image_name: 'pytorch-2.5',
    bandwidth: 32,
  });
});

test('where the market chose no more than a system, the form takes an image of it that the model runs', () => {
  expect(fitForm({ ...blankForm, image_name: 'Windows' }, market).image_name).toBe('windows-2022');
  expect(fitForm({ ...blankForm, image_name: 'Linux' }, market).image_name).toBe('pytorch-2.5');
  expect(fitForm({ ...blankForm, gpu_type: 'H20', image_name: 'Windows' }, market).image_name).toBe('pytorch-2.5');
});

test('another model takes a room, a specification and an image it has', () => {
  expect(fit({ gpu_type: 'RTX 5090', image_name: 'tensorflow-2.17' })).toMatchObject({
    district: '华北二区',
    spec_name: '标准型 5090.2c',
    image_name: 'pytorch-2.5',
  });
});

test('another count keeps the kind of specification', () => {
  expect(fit({ spec_name: '内存型 4090.2m', gpu_num: 4 })).toMatchObject({ gpu_num: 4, spec_name: '内存型 4090.4m' });
});

test('a count no machine can give becomes the largest below it', () =>
  expect(fit({ gpu_type: 'RTX 5090', gpu_num: 8 })).toMatchObject({ gpu_num: 4 }));
test('a model the market no longer has becomes one that is free', () =>
  expect(fit({ gpu_type: 'GTX 1080' })).toMatchObject({ gpu_type: 'RTX 4090' }));
test('disk and bandwidth stay within what is sold', () =>
  expect(fit({ add_disk_size: 99_999, bandwidth: 1 })).toMatchObject({ add_disk_size: 1950, bandwidth: 32 }));
test('a market with nothing left leaves nothing chosen', () =>
  expect(fitForm(filledForm, emptyMarket)).toMatchObject({
    gpu_type: '',
    district: '',
    spec_name: '',
    image_name: '',
  }));
