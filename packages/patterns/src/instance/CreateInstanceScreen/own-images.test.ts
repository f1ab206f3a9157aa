import { expect, test } from 'vitest';
import { ownImageWith } from '../OwnImages/fixtures';
import { choicesOf, fitForm } from './choices';
import { filledForm, market } from './fixtures';
import { withOwnImages } from './own-images';

const [key = '', house] = Object.entries(market.options.image_display_info_map)[0] ?? [];
const own = ownImageWith('微调环境', { Image: key, Note: '装好依赖' });

test('an own image is a choice of its own group, runs where what it grew from runs, and is never chosen by itself', () => {
  const all = withOwnImages(market, 'kvm', [own]);
  const choice = choicesOf(all, filledForm).images.find((one) => one.key === own.Key);
  const grewFrom = choicesOf(market, filledForm).images.find((one) => one.key === key);
  expect(choice?.fits).toBe(grewFrom?.fits);
  expect(choice?.image).toMatchObject({
    Label: '我的镜像',
    ShortDisplayName: '微调环境',
    Brief: '装好依赖',
    System: house?.System,
  });
  expect(fitForm({ ...filledForm, image_name: own.Key }, all).image_name).toBe(own.Key);
  expect(fitForm({ ...filledForm, image_name: '' }, all).image_name).toBe(
    fitForm({ ...filledForm, image_name: '' }, market).image_name,
  );
});

test('one that needs more than the system disks of now stays in view, says so and is not chosen', () => {
  const size = market.options.disk.SystemSize ?? 0;
  const all = withOwnImages(market, 'kvm', [{ ...own, SystemDisk: size + 1 }]);
  const choice = choicesOf(all, filledForm).images.find((one) => one.key === own.Key);
  expect(choice).toMatchObject({ fits: false, diskObstacle: `需要 ${size + 1}GB 系统盘` });
  expect(fitForm({ ...filledForm, image_name: own.Key }, all).image_name).not.toBe(own.Key);
  // A back end that does not tell the size judges the order itself.
  const untold = { ...all, options: { ...all.options, disk: { ...all.options.disk, SystemSize: undefined } } };
  expect(fitForm({ ...filledForm, image_name: own.Key }, untold).image_name).toBe(own.Key);
});

test('one that is not ready, is of the other kind, or grew from what is gone is not offered', () => {
  const none = [
    { ...own, Status: 'creating' as const },
    { ...own, ContainerType: 'docker' as const },
    { ...own, Image: 'gone' },
  ];
  for (const one of none) expect(withOwnImages(market, 'kvm', [one])).toBe(market);
});
