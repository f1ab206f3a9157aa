import type { SshKey } from '@compute-market/contract/entities/ssh-key';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { CONTAINER_IMAGE_KEY } from '@compute-market/contract/rules/container-image';
import { withContainerImage } from '@compute-market/patterns/instance/CreateInstanceScreen';
import { market, quote } from '@compute-market/patterns/instance/CreateInstanceScreen/fixtures';
import { ready } from '@compute-market/patterns/resource';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { ownMainAccount } from '../../purchase/fixtures';
import type { rentalOrder } from '../../purchase/rental-calls';
import { useCreateInstanceForm } from './useCreateInstanceForm';

const call = vi.spyOn(api, 'call');
const envelope = vi.spyOn(api, 'envelope');
afterAll(() => {
  call.mockRestore();
  envelope.mockRestore();
});

const options = { ...market.options, image_registries: ['docker.io', 'ghcr.io'] };
const offering = ready(withContainerImage({ ...market, options }, 'docker'));
const link: Partial<CreateInstanceForm> = {
  container_type: 'docker',
  gpu_type: 'RTX 4090',
  image_name: CONTAINER_IMAGE_KEY,
  container_image: 'nginx:1.27',
};
const sshKeys = Promise.resolve([{ Fingerprint: 'SHA256:old' }, { Fingerprint: 'SHA256:new' }] as SshKey[]);
const takesProject = Promise.resolve(true);

const buy = vi.fn<(body: unknown, idempotencyKey: string | undefined) => Promise<unknown>>();
let viewer = ownMainAccount();
beforeEach(() => {
  viewer = ownMainAccount();
  sessionStorage.clear();
  buy.mockReset();
  envelope.mockResolvedValue({ status: 0, reason: '', data: { best: null, valid: [], all: [] } });
  call.mockImplementation(({ name }, body, sent) => {
    if (name === 'getAvailableDockerNum') return Promise.resolve({ num: 3, districts: [], reason: '' });
    return name === 'runContainerQueryPrice'
      ? Promise.resolve({ ...quote, CouponId: null })
      : buy(body, sent?.idempotencyKey);
  });
});

function setUp(asked = link) {
  const { result, unmount } = renderHook(() =>
    useCreateInstanceForm({
      link: asked,
      search: '',
      market: offering,
      viewer,
      sshKeys,
      takesProject,
      onRented: vi.fn(),
      onLogin: vi.fn(),
      onStockChanged: vi.fn(),
    }),
  );
  const settled = () =>
    waitFor(() => {
      expect(result.current.order.quote).toMatchObject({ state: 'ready' });
      expect(result.current.order.quote).not.toMatchObject({ refreshing: true });
      expect(result.current.order.submitting).toBe(false);
    });
  return {
    leave: unmount,
    problem: () => result.current.order.problem,
    pay: async () => {
      await settled();
      act(() => result.current.order.onPay());
      await settled();
    },
    change: (values: Partial<CreateInstanceForm>) =>
      act(() => {
        for (const name of Object.keys(values) as (keyof CreateInstanceForm)[])
          result.current.form.setValue(name, values[name] as never, { shouldDirty: true });
      }),
  };
}

const lost = () =>
  buy
    .mockRejectedValueOnce(new ApiError({ kind: 'timeout', status: 0, reason: '原因', requestId: 'r' }))
    .mockResolvedValue({ Container_name: 'k7f3a2c', Instances: [{ Container_name: 'k7f3a2c' }] });

/** Every field that has no price, changed, and what is sent of it. */
const changes: Readonly<
  Record<
    Exclude<keyof CreateInstanceForm, keyof ReturnType<typeof rentalOrder>['fields'] | 'container_type' | 'coupon_id'>,
    readonly [Partial<CreateInstanceForm>, Record<string, unknown>?]
  >
> = {
  container_image: [{ container_image: 'ghcr.io/lab/train:2.0' }],
  start_command: [{ start_command: 'sleep 60' }],
  environment: [{ environment: [{ name: 'MODE', value: 'fast' }] }],
  note: [{ note: '第二轮' }],
  project: [{ project: '渲染' }],
  autorenew_on: [{ autorenew_on: true }],
  without_keys: [{ without_keys: ['SHA256:old'] }, { ssh_keys: ['SHA256:new'] }],
};

test.each(Object.entries(changes))(
  'after a payment without an answer another %s is another order, and that is what is rented',
  async (_, [changed, sent = changed]) => {
    lost();
    const { problem, pay, change } = setUp();
    await pay();
    expect(problem()).toEqual({ kind: 'unknown' });
    change(changed);
    expect(problem()).toEqual({ kind: 'another' });
    await pay();
    const [first, second] = buy.mock.calls as [unknown, string][];
    expect(second?.[0]).toMatchObject(sent);
    expect(second?.[1]).not.toBe(first?.[1]);
  },
);

test('what was changed and put back is the order without an answer again, sent as it was', async () => {
  lost();
  const { problem, pay, change } = setUp();
  await pay();
  change({ note: '第二轮', without_keys: ['SHA256:old', 'SHA256:new'] });
  change({ note: '', without_keys: [] });
  expect(problem()).toEqual({ kind: 'unknown' });
  await pay();
  expect(buy.mock.calls[1]).toEqual(buy.mock.calls[0]);
});

test('an order whose page was left without an answer is the same one when it is filled in again, and another one says so', async () => {
  lost();
  const first = setUp();
  await first.pay();
  first.leave();
  const back = setUp();
  expect(back.problem()).toEqual({ kind: 'unknown' });
  back.change({ note: '第二轮' });
  expect(back.problem()).toEqual({ kind: 'another' });
  back.change({ note: '' });
  await back.pay();
  expect(buy.mock.calls[1]).toEqual(buy.mock.calls[0]);
});
