import type { StartOption } from '@compute-market/contract/entities/instance';
import type { Price } from '@compute-market/contract/entities/price';
import { CLOUD_DISK_ORDER } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { askToAdd, sizeTold } from '@compute-market/contract/rules/order-start';
import { quote } from '@compute-market/patterns/instance/CreateInstanceScreen/fixtures';
import type { Order } from '@compute-market/patterns/purchase';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../api';
import * as leaveGuard from '../leave-guard/useLeaveGuard';
import { disk, dueAfter, instance, machine, noAnswer, ownMainAccount, refusal } from './fixtures';
import { useBareMetalOrder } from './useBareMetalOrder';
import { useCloudDiskOrder } from './useCloudDiskOrder';
import { renewalsOf, useInstanceOrder } from './useInstanceOrder';
import { useKeptStart } from './useKeptStart';

const call = vi.spyOn(api, 'call');
const envelope = vi.spyOn(api, 'envelope');
const guard = vi.spyOn(leaveGuard, 'useLeaveGuard').mockReturnValue({ question: null, letGo: vi.fn(), ask: vi.fn() });
afterAll(() => {
  for (const replaced of [call, envelope, guard]) replaced.mockRestore();
});

let viewer = ownMainAccount();
/** When the list was last read, seconds since 1970: its rows tell it, and what has changed since. */
let readAt = 0;
const option = { Gpu_type: 'H20', Gpu_num: 1, SpecName: '标准型 H20.1c' } as StartOption;
const onDone = vi.fn();
const onStale = vi.fn();

interface Begun {
  readonly order: Order | null;
  readonly begin: () => void;
  /** Of a dialog; a page stays. */
  readonly close?: (() => void) | undefined;
}
interface Kind {
  readonly name: string;
  /** Whether it moves an end that was seen. */
  readonly moves?: boolean;
  /** The call that buys, and what it is sent beside the price. */
  readonly buys: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly use: () => Begun;
}
const kinds: readonly Kind[] = [
  {
    name: 'a renewal',
    buys: 'renewKvm',
    moves: true,
    body: { instance_name: 'k7f3a2c', unit: 'day', pack_time: 1 },
    use: () => {
      const { order, start } = useInstanceOrder({ viewer, onDone, onStale });
      return {
        order,
        close: order?.onClose,
        begin: () => start('renew', { ...instance, ServerTime: readAt, Due_time: readAt }),
      };
    },
  },
  {
    name: 'an upgrade',
    buys: 'updateKvmCpu',
    body: { instance_name: 'k7f3a2c', add_cpu: 4 },
    use: () => {
      const { order, start } = useInstanceOrder({ viewer, onDone, onStale });
      return {
        order,
        close: order?.onClose,
        begin: () => start('upgradeCpu', { ...instance, ServerTime: readAt, AddingCpu: readAt }),
      };
    },
  },
  {
    name: 'a renewal of bare metal',
    buys: 'renewBareMetal',
    moves: true,
    body: { id: 7, pack_time: 1 },
    use: () => {
      const { order, start } = useBareMetalOrder({ viewer, onDone, onStale });
      return { order, close: order?.onClose, begin: () => start({ ...machine, Due_time: readAt }) };
    },
  },
  {
    name: 'a cloud disk',
    buys: 'buyCloudDisk',
    moves: true,
    body: { type: CLOUD_DISK_ORDER.open, size: 50, months: 1 },
    use: () => {
      const { order, start } = useCloudDiskOrder({ viewer, onDone, onStale });
      return { order, close: order?.onClose, begin: () => start(CLOUD_DISK_ORDER.open, disk) };
    },
  },
  {
    name: 'a start from a kept disk',
    buys: 'runKvmFromKeptDisk',
    body: { instance_name: 'k7f3a2c', gpu_num: 1, bandwidth: 32 },
    use: () => {
      const { order } = useKeptStart({
        name: 'k7f3a2c',
        instance,
        option,
        freeBandwidth: 32,
        viewer,
        onStarted: onDone,
        onChanged: vi.fn(),
      });
      return { order, begin: () => undefined };
    },
  },
];

let price: Price;
/** Prices and room are answered at once; the purchase as each test says. */
const answer = (buys: string, buy: () => Promise<unknown>) =>
  call.mockImplementation(({ name }) => {
    if (name === buys) return buy();
    return Promise.resolve(name === 'getHostRemainCpu' ? { remain_cpu: 24 } : price);
  });

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  readAt = 0;
  viewer = ownMainAccount();
  price = { ...quote, CouponId: null, DueTimeAfter: dueAfter, LimitAfter: null };
  envelope.mockResolvedValue({ status: 0, reason: '', data: { best: null, valid: [], all: [] } });
});

/** Presses once there is a price, and waits for what comes of it. */
async function pay(result: { readonly current: Begun }) {
  const settled = () =>
    waitFor(() => {
      const { order } = result.current;
      if (order === null) return;
      expect(order.quote).toMatchObject({ state: 'ready' });
      expect(order.quote).not.toMatchObject({ refreshing: true });
      expect(order.submitting).toBe(false);
    });
  await waitFor(() => expect(result.current.order?.quote.state).toBe('ready'));
  act(() => result.current.order?.onPay());
  await settled();
}

async function press({ use }: Kind) {
  const { result } = renderHook(use);
  act(() => result.current.begin());
  await pay(result);
  return result;
}

describe.each(kinds)('$name', (kind) => {
  test('is bought at the price that was seen, and no event opens the top-up for it', async () => {
    answer(kind.buys, () => Promise.resolve({ Container_name: 'k7f3a2c' }));
    await press(kind);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const bought = call.mock.calls.find(([{ name }]) => name === kind.buys);
    expect(bought?.[1]).toMatchObject({ ...kind.body, price: 304.15 });
    const { moves = false } = kind;
    expect(
      Object.entries(bought?.[1] as object).some(([name, end]) => name === 'due_time_after' && end === dueAfter),
    ).toBe(moves);
    expect(bought?.[2]).toMatchObject({ ownTopUp: true, idempotencyKey: expect.any(String) as unknown });
  });

  test('is the same order when it had no answer, though it is closed and the list was read again', async () => {
    answer(kind.buys, noAnswer);
    const result = await press(kind);
    act(() => result.current.close?.());
    readAt = 86_400;
    act(() => result.current.begin());
    await waitFor(() => expect(result.current.order?.problem).toEqual({ kind: 'unknown' }));
    await pay(result);
    const [first, again, ...more] = call.mock.calls.filter(([{ name }]) => name === kind.buys);
    expect(again?.slice(1)).toEqual(first?.slice(1));
    expect(more).toEqual([]);
  });

  test('is the same order when it had no answer, though its page was left', async () => {
    answer(kind.buys, noAnswer);
    const left = renderHook(kind.use);
    act(() => left.result.current.begin());
    await pay(left.result);
    left.unmount();
    const result = await press(kind);
    await waitFor(() => expect(result.current.order?.problem).toEqual({ kind: 'unknown' }));
    const [first, again, ...more] = call.mock.calls.filter(([{ name }]) => name === kind.buys);
    expect(again?.slice(1)).toEqual(first?.slice(1));
    expect(more).toEqual([]);
  });
});

describe.each<Kind & { readonly told: string }>([
  {
    name: 'an upgrade',
    told: sizeTold.cpu(66),
    buys: 'updateKvmCpu',
    body: { add_cpu: 4 },
    use: () => {
      const { order, start } = useInstanceOrder({ viewer, onDone, onStale });
      return { order, begin: () => start('upgradeCpu', instance) };
    },
  },
  {
    name: 'more of a cloud disk',
    told: sizeTold.cloudDisk(60),
    buys: 'buyCloudDisk',
    body: { type: CLOUD_DISK_ORDER.enlarge, size: 10 },
    use: () => {
      const { order, start } = useCloudDiskOrder({ viewer, onDone, onStale });
      return { order, begin: () => start(CLOUD_DISK_ORDER.enlarge, disk) };
    },
  },
])('$name', (kind) => {
  test('of what was enlarged meanwhile says so, reads it anew, and is sent for the size that was confirmed', async () => {
    price = { ...price, SizeAfter: 60 };
    let refused = false;
    answer(kind.buys, () => {
      if (refused) return Promise.resolve({});
      refused = true;
      price = { ...price, SizeAfter: 70 };
      return refusal(errors.CONFLICT, price);
    });
    const result = await press(kind);
    expect(result.current.order?.problem).toEqual({ kind: 'moved', reason: askToAdd(kind.told) });
    expect(onStale).toHaveBeenCalledOnce();
    act(() => result.current.order?.onConfirmPrice());
    await pay(result);
    const sent = call.mock.calls.filter(([{ name }]) => name === kind.buys).map(([, body]) => body);
    expect(sent).toMatchObject([
      { ...kind.body, size_after: 60 },
      { ...kind.body, size_after: 70 },
    ]);
  });

  test('is sent without a size to a server whose quote tells none', async () => {
    answer(kind.buys, () => Promise.resolve({}));
    await press(kind);
    expect(call.mock.calls.find(([{ name }]) => name === kind.buys)?.[1]).not.toHaveProperty('size_after');
  });
});

describe.each(kinds.filter(({ moves }) => moves))('$name', (kind) => {
  test('of what was renewed meanwhile says so, reads it anew, and is sent for the end that was confirmed', async () => {
    const moved = dueAfter + 86_400;
    let refused = false;
    answer(kind.buys, () => {
      if (refused) return Promise.resolve({});
      refused = true;
      price = { ...price, DueTimeAfter: moved };
      return refusal(errors.CONFLICT, price);
    });
    const result = await press(kind);
    expect(result.current.order?.problem).toMatchObject({ kind: 'moved' });
    expect(onStale).toHaveBeenCalledOnce();
    act(() => result.current.order?.onConfirmPrice());
    await pay(result);
    const ends = call.mock.calls.filter(([{ name }]) => name === kind.buys).map(([, body]) => body);
    expect(ends).toMatchObject([{ due_time_after: dueAfter }, { due_time_after: moved }]);
  });

  test.each<[string, Partial<Price>]>([
    ['tells none', { DueTimeAfter: null }],
    ['is of a server that does not know it yet', { LimitAfter: undefined }],
  ])('is sent without an end where its quote %s', async (_name, told) => {
    price = { ...price, ...told };
    answer(kind.buys, () => Promise.resolve({}));
    await press(kind);
    expect(call.mock.calls.find(([{ name }]) => name === kind.buys)?.[1]).not.toHaveProperty('due_time_after');
  });
});

test('a renewal opened again with another period says that the first may have gone through; one of another machine does not', async () => {
  answer('renewKvm', noAnswer);
  const { result } = renderHook(() => {
    const { order, start } = useInstanceOrder({ viewer, onDone, onStale });
    return { order, renewed: order, begin: () => start('renew', instance), renew: start };
  });
  act(() => result.current.begin());
  await pay(result);
  const problemOf = async (name: string, count: number) => {
    act(() => result.current.renewed?.onClose());
    act(() => result.current.renew('renew', { ...instance, Container_name: name }));
    const draft = result.current.renewed?.draft;
    if (draft?.action !== 'renew') throw new Error('no renewal');
    act(() => result.current.renewed?.onChange({ ...draft, period: { unit: 'day', count } }));
    await waitFor(() => expect(result.current.order?.quote.state).toBe('ready'));
    return result.current.order?.problem;
  };
  expect(await problemOf('k7f3a2c', 2)).toEqual({ kind: 'another' });
  expect(await problemOf('k7f3a2c', 1)).toEqual({ kind: 'unknown' });
  expect(await problemOf('k2b91de', 2)).toBeNull();
});

test('a renewal among many that got no answer is known where its instance is renewed alone', async () => {
  answer('renewKvm', noAnswer);
  await renewalsOf(viewer)
    .renew(instance, { unit: 'day', count: 1 }, price)
    .catch(() => undefined);
  const { result } = renderHook(() => useInstanceOrder({ viewer, onDone, onStale }));
  act(() => result.current.start('renew', instance));
  await waitFor(() => expect(result.current.order?.quote.state).toBe('ready'));
  expect(result.current.order?.problem).toEqual({ kind: 'another' });
});

test('what a machine has left of one part is never told as what it has left of another', async () => {
  call.mockImplementation(({ name }) =>
    name === 'getHostRemainMemory'
      ? new Promise(() => undefined)
      : Promise.resolve(name === 'getHostRemainCpu' ? { remain_cpu: 24 } : price),
  );
  const { result } = renderHook(() => useInstanceOrder({ viewer, onDone, onStale }));
  const roomOf = () => result.current.order?.room;
  act(() => result.current.start('upgradeCpu', instance));
  await waitFor(() => expect(roomOf()).toMatchObject({ state: 'ready', data: { max: 24 } }));
  act(() => result.current.start('upgradeMemory', instance));
  expect(roomOf()).toEqual({ state: 'loading' });
});
