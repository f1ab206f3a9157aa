import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { hourSeconds } from '@compute-market/contract/rules/time-units';
import { expect, test } from 'vitest';
import { makeInstance } from './fixtures';
import { orderAgainAddress } from './order-again-address';

const asked = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams);

test('one more of a machine is ordered with all that was chosen for it', () =>
  expect(
    asked(
      orderAgainAddress(
        makeInstance({
          Container_name: 'a1',
          ContainerType: 'docker',
          Gpu_num: 2,
          AddDisk: 150,
          Bandwidth: 20,
          DueMode: -1,
          Project: '渲染',
        }),
      ),
    ),
  ).toMatchObject({
    type: 'docker',
    gpu_num: '2',
    data_disk: '150',
    bandwidth: '20',
    due_mode: '-1',
    project: '渲染',
    from: 'a1',
  }));

test('a machine that is paid by usage is ordered so again', () => {
  const billingOf = (Billing?: 'usage' | 'prepaid') =>
    asked(orderAgainAddress(makeInstance({ Container_name: 'a1', ...(Billing && { Billing }) }))).billing;
  expect([billingOf('usage'), billingOf('prepaid'), billingOf()]).toEqual(['usage', undefined, undefined]);
});

test('a machine from an own image is ordered with that image, not with what it grew from', () =>
  expect(
    asked(orderAgainAddress(makeInstance({ Container_name: 'a1', Image: 'pytorch-2.5', OwnImage: 'own-7' }))),
  ).toMatchObject({
    image: 'own-7',
  }));

test('what a back end does not tell of a machine stays open', () =>
  expect(asked(orderAgainAddress({ Container_name: 'a1', Gpu_type: 'H20', District: '', Project: '' }))).toEqual({
    gpu_type: 'H20',
    from: 'a1',
  }));

test('a container of an image of a registry is ordered with reference, command and the names of its environment', () => {
  const ContainerImage = {
    Reference: 'docker.io/library/nginx:1.27',
    Command: 'sleep 60',
    Environment: ['HF_TOKEN', 'MODE'],
  };
  const address = orderAgainAddress(makeInstance({ Container_name: 'a1', Image: 'container-image', ContainerImage }));
  expect(asked(address)).toMatchObject({
    image: 'container-image',
    container_image: 'docker.io/library/nginx:1.27',
    start_command: 'sleep 60',
    environment: 'HF_TOKEN,MODE',
  });
});

test.each([
  [2, { unit: 'hour', pack_time: '2' }],
  [72, { unit: 'day', pack_time: '3' }],
  [720, { unit: 'month', pack_time: '1' }],
  // Renewed while it was being started.
  [73, { unit: undefined, pack_time: undefined }],
])(
  'a start that failed is ordered again for the %i hours that were paid, on the host that was chosen',
  (hours, period) => {
    const failed = { Status: INSTANCE_STATUS.startFailedRefunded, Ctime: 1000, Due_time: 1000 + hours * hourSeconds };
    const { unit, pack_time, host } = asked(
      orderAgainAddress(makeInstance({ Container_name: 'a1', ...failed }), 'hz02'),
    );
    expect({ unit, pack_time, host }).toEqual({ ...period, host: 'hz02' });
  },
);

test('what was paid for a rental that began is not told by its end, which renewals move', () =>
  expect(
    asked(orderAgainAddress(makeInstance({ Container_name: 'a1', Ctime: 0, Due_time: hourSeconds }))),
  ).not.toHaveProperty('unit'));

test('only a start that failed hands on its note and its renewal: a machine that is there keeps its name', () => {
  const chosen = {
    Container_name: 'a1',
    Note: 'llama3',
    InstanceAutorenew: { SubscribeStatus: 1, Unit: 'day', PackTime: 1 },
  } as const;
  const failed = asked(orderAgainAddress(makeInstance({ ...chosen, Status: INSTANCE_STATUS.startFailed })));
  expect([failed.note, failed.autorenew]).toEqual(['llama3', '1']);
  const running = asked(orderAgainAddress(makeInstance(chosen)));
  expect([running.note, running.autorenew]).toEqual([undefined, undefined]);
});
