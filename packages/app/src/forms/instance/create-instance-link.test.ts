import { expect, test } from 'vitest';
import { readDeepLink } from './create-instance-link';

const read = (search: string) => readDeepLink(new URLSearchParams(search));

test('an address can choose everything the form chooses', () => {
  expect(
    read(
      'type=docker&gpu_type=RTX+4090&gpu_num=2&district=华东一区&spec=标准型+4090.2c&image=pytorch-2.5&unit=day&pack_time=3&disk=50&bandwidth=50&due_mode=-1&quantity=3&project=渲染&coupon_id=11',
    ),
  ).toEqual({
    container_type: 'docker',
    gpu_type: 'RTX 4090',
    gpu_num: 2,
    district: '华东一区',
    spec_name: '标准型 4090.2c',
    image_name: 'pytorch-2.5',
    unit: 'day',
    pack_time: 3,
    add_disk_size: 50,
    bandwidth: 50,
    due_mode: -1,
    quantity: 3,
    project: '渲染',
    coupon_id: 11,
  });
});

test('a whole data disk counts above the free part, once that is known', () => {
  const added = (search: string, freeDisk: number | null) =>
    readDeepLink(new URLSearchParams(search), freeDisk).add_disk_size;
  expect(added('data_disk=150', 50)).toBe(100);
  expect(added('data_disk=20', 50)).toBe(0);
  expect(added('data_disk=150', null)).toBeUndefined();
  expect(added('disk=30&data_disk=150', 50)).toBe(30);
});
test('by usage it is one hour at a time, whatever period it says', () =>
  expect(read('billing=usage&unit=day&pack_time=3')).toEqual({ billing: 'usage', unit: 'hour', pack_time: 1 }));
test('an order that failed is written again with its note, and renews itself only where it is paid for a period', () => {
  expect(read('note=llama3&autorenew=1')).toEqual({ note: 'llama3', autorenew_on: true });
  expect(read('billing=usage&autorenew=1')).not.toHaveProperty('autorenew_on');
  expect(read(`note=${'长'.repeat(80)}&autorenew=yes`)).toEqual({});
});
test('what it does not say stays open', () => expect(read('gpu_type=H20')).toEqual({ gpu_type: 'H20' }));
test('what it says wrongly counts as not said', () =>
  expect(read('unit=week&gpu_num=-2&disk=lots&due_mode=3&quantity=6&coupon_id=x')).toEqual({}));
test('a unit without a count, or with one too long for it, starts at one', () => {
  expect(read('unit=hour')).toEqual({ unit: 'hour', pack_time: 1 });
  expect(read('unit=hour&pack_time=30')).toEqual({ unit: 'hour', pack_time: 1 });
});
test('a container of an image of a registry is ordered again with its reference, its command and the names of its environment', () =>
  expect(
    read('image=container-image&container_image=nginx:1.27&start_command=sleep+60&environment=HF_TOKEN,1A,MODE,MODE'),
  ).toEqual({
    image_name: 'container-image',
    container_image: 'nginx:1.27',
    start_command: 'sleep 60',
    environment: [
      { name: 'HF_TOKEN', value: '' },
      { name: 'MODE', value: '' },
    ],
  }));
