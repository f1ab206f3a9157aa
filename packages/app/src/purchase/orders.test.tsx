import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import type { Instance, StartOption } from '@compute-market/contract/entities/instance';
import type { Price } from '@compute-market/contract/entities/price';
import { CLOUD_DISK_ORDER, type CloudDiskOrder } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { quote } from '@compute-market/patterns/instance/CreateInstanceScreen/fixtures';
import type { Disk } from '@compute-market/patterns/money/CloudDiskScreen';
import type { Order } from '@compute-market/patterns/purchase';
import { mainAccountWith } from '@compute-market/patterns/viewer/fixtures';
import { askToAdd, askToRenew, sizeTold } from '@compute-market/contract/rules/order-start';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors';
import * as dialogState from '../state/dialogs';
import { useBareMetalOrder } from './useBareMetalOrder';
import { useCloudDiskOrder } from './useCloudDiskOrder';
import { renewalsOf, useInstanceOrder } from './useInstanceOrder';
import { useKeptStart } from './useKeptStart';

const { call, envelope } = vi.hoisted(() => ({ call: vi.fn(), envelope: vi.fn() }));
vi.mock('../api', () => ({ api: { call, envelope } }));
vi.mock('../leave-guard/useLeaveGuard', () => ({ useLeaveGuard: () => ({ question: null }) }));
const openFastPay = vi.spyOn(dialogState, 'openFastPay');

/** Another account for each test: what one ordered without an answer is kept. */
let viewer = mainAccountWith({});
/** When the list was last read, seconds since 1970: its rows tell it, and what has changed since. */
let readAt = 0;
const instance = { Container_name: 'k7f3a2c', ContainerType: 'kvm', Gpu_type: 'H20', Image: 'pytorch-2.5' } as Instance;
const machine = { Id: 7 } as BareMetalInstance;
const option = { Gpu_type: 'H20', Gpu_num: 1, SpecName: '标准型 H20.1c' } as StartOption;
const disk = { TotalSize: 50, Step: 10 } as Disk;
const onDone = vi.fn();

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
      const { order, start } = useInstanceOrder({ viewer, onDone });
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
      const { order, start } = useInstanceOrder({ viewer, onDone });
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
      const { order, start } = useBareMetalOrder({ viewer, onDone });
      return { order, close: order?.onClose, begin: () => start({ ...machine, Due_time: readAt }) };
    },
  },
  {
    name: 'a cloud disk',
    buys: 'buyCloudDisk',
    moves: true,
    body: { type: CLOUD_DISK_ORDER.open, size: 50, months: 1 },
    use: () => {
      const { order, start } = useCloudDiskOrder({ viewer, onDone });
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

const dueAfter = 1_800_000_000;
let price: Price;
const refusal = (entry: { readonly status: number }, data?: unknown) =>
  Promise.reject(new ApiError({ kind: 'refused', status: entry.status, reason: '原因', requestId: 'r', data }));
/** Prices and room are answered at once; the purchase as each test says. */
const answer = (buys: string, buy: () => Promise<unknown>) =>
  call.mockImplementation(({ name }: { name: string }) => {
    if (name === buys) return buy();
    return Promise.resolve(name === 'getHostRemainCpu' ? { remain_cpu: 24 } : price);
  });

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  readAt = 0;
  viewer = mainAccountWith({ Id: viewer.user.Id + 1 });
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

  test('tells both sums of a price that changed', async () => {
    answer(kind.buys, () => {
      price = { ...price, PayPrice: 312.4 };
      return refusal(errors.PRICE_CHANGED, price);
    });
    const { current } = await press(kind);
    expect(current.order?.problem).toEqual({ kind: 'priceChanged', before: 30_415, after: 31_240 });
  });

  test('opens the top-up once, with the sum that is missing', async () => {
    answer(kind.buys, () => {
      price = { ...price, IsEnough: false, ShortMoney: 54.15 };
      return refusal(errors.BALANCE_SHORT);
    });
    const { current } = await press(kind);
    expect(openFastPay.mock.calls).toEqual([[54.15]]);
    expect(current.order?.problem).toBeNull();
  });

  test('tells a sub-account whose limit is short what it can do', async () => {
    answer(kind.buys, () => refusal(errors.SUB_LIMIT_SHORT));
    const { current } = await press(kind);
    expect(current.order?.problem).toEqual({ kind: 'limit' });
  });

  test('is the same order when it had no answer, though it is closed and the list was read again', async () => {
    answer(kind.buys, () =>
      Promise.reject(new ApiError({ kind: 'timeout', status: 0, reason: '原因', requestId: 'r' })),
    );
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
    answer(kind.buys, () =>
      Promise.reject(new ApiError({ kind: 'timeout', status: 0, reason: '原因', requestId: 'r' })),
    );
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
      const { order, start } = useInstanceOrder({ viewer, onDone });
      return { order, begin: () => start('upgradeCpu', instance) };
    },
  },
  {
    name: 'more of a cloud disk',
    told: sizeTold.cloudDisk(60),
    buys: 'buyCloudDisk',
    body: { type: CLOUD_DISK_ORDER.enlarge, size: 10 },
    use: () => {
      const { order, start } = useCloudDiskOrder({ viewer, onDone });
      return { order, begin: () => start(CLOUD_DISK_ORDER.enlarge, disk) };
    },
  },
])('$name', (kind) => {
  test('of what was enlarged meanwhile says so, and is sent for the size that was confirmed', async () => {
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
    act(() => result.current.order?.onConfirmPrice());
    await pay(result);
    const sent = call.mock.calls.filter(([{ name }]) => name === kind.buys).map(([, body]) => body as unknown);
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

/** An order as it is open in this tab, whose server knows what there is of what is ordered more of. */
interface Opened {
  readonly name: string;
  readonly buys: string;
  /** What its quote tells of a server that has so much. */
  readonly told: (has: number, body: Readonly<Record<string, number>>) => Partial<Price>;
  /** What there is before and after the same was ordered in another tab, and the question of it. */
  readonly has: readonly [before: number, after: number];
  readonly question: string;
  /** Opens it; chooses more of it, and another purse. */
  readonly use: () => Begun & { readonly chooseMore: () => void; readonly choosePurse: () => void };
  readonly seen: (body: Readonly<Record<string, number>>) => number | undefined;
}
const day = 86_400;
const month = 30 * day;
const sizeSeen: Opened['seen'] = ({ size_after }) => size_after;
const endSeen: Opened['seen'] = ({ due_time_after }) => due_time_after;
const useInstance = (action: 'renew' | 'upgradeCpu') => {
  const { order, start } = useInstanceOrder({ viewer, onDone });
  const chooseMore = () => {
    if (order?.draft.action === 'renew') order.onChange({ ...order.draft, period: { unit: 'day', count: 3 } });
    else if (order) order.onChange({ ...order.draft, amount: 6 });
  };
  const choosePurse = () => order?.onChange({ ...order.draft, payFirst: 'money' });
  return { order, begin: () => start(action, instance), close: order?.onClose, chooseMore, choosePurse };
};
const useDisk = (type: CloudDiskOrder, more: { readonly size: number } | { readonly months: number }) => {
  const { order, start } = useCloudDiskOrder({ viewer, onDone });
  return {
    order,
    begin: () => start(type, disk),
    close: order?.onClose,
    chooseMore: () => order?.onChange({ ...order.draft, ...more }),
    choosePurse: () => order?.onChange({ ...order.draft, payFirst: 'money' }),
  };
};
const opened: readonly Opened[] = [
  {
    name: 'an upgrade',
    buys: 'updateKvmCpu',
    told: (has, { add_cpu = 0 }) => ({ DueTimeAfter: null, SizeAfter: has + add_cpu }),
    has: [20, 24],
    question: askToAdd(sizeTold.cpu(24)),
    use: () => useInstance('upgradeCpu'),
    seen: sizeSeen,
  },
  {
    name: 'more of a cloud disk',
    buys: 'buyCloudDisk',
    told: (has, { size = 0 }) => ({ SizeAfter: has + size }),
    has: [50, 60],
    question: askToAdd(sizeTold.cloudDisk(60)),
    use: () => useDisk(CLOUD_DISK_ORDER.enlarge, { size: 30 }),
    seen: sizeSeen,
  },
  {
    name: 'a renewal',
    buys: 'renewKvm',
    told: (has, { pack_time = 0 }) => ({ DueTimeAfter: has + pack_time * day }),
    has: [dueAfter, dueAfter + day],
    question: askToRenew(dueAfter + day),
    use: () => useInstance('renew'),
    seen: endSeen,
  },
  {
    name: 'a renewal of bare metal',
    buys: 'renewBareMetal',
    told: (has, { pack_time = 0 }) => ({ DueTimeAfter: has + pack_time * month }),
    has: [dueAfter, dueAfter + month],
    question: askToRenew(dueAfter + month),
    use: () => {
      const { order, start } = useBareMetalOrder({ viewer, onDone });
      return {
        order,
        begin: () => start(machine),
        close: order?.onClose,
        chooseMore: () => order?.onChange({ ...order.draft, months: 3 }),
        choosePurse: () => order?.onChange({ ...order.draft, payFirst: 'money' }),
      };
    },
    seen: endSeen,
  },
  {
    name: 'a renewal of a cloud disk',
    buys: 'buyCloudDisk',
    told: (has, { months = 0 }) => ({ DueTimeAfter: has + months * month }),
    has: [dueAfter, dueAfter + month],
    question: askToRenew(dueAfter + month),
    use: () => useDisk(CLOUD_DISK_ORDER.renew, { months: 3 }),
    seen: endSeen,
  },
  {
    name: 'a renewal of a cloud disk that is over',
    buys: 'buyCloudDisk',
    // It counts from the moment it is asked.
    told: (has, { months = 0 }) => ({ DueTimeAfter: (has === 0 ? (askedAt += 1) : has) + months * month }),
    has: [0, dueAfter + month],
    question: askToRenew(dueAfter + month),
    use: () => useDisk(CLOUD_DISK_ORDER.renew, { months: 3 }),
    seen: endSeen,
  },
];
let askedAt = dueAfter;

describe.each(opened)('$name that is open in two tabs', (kind) => {
  let has = 0;
  let refusedWhileUnderWay: boolean;
  let unanswered: boolean;
  beforeEach(() => {
    [has] = kind.has;
    askedAt = dueAfter;
    refusedWhileUnderWay = false;
    unanswered = false;
    call.mockImplementation(({ name }: { name: string }, body: Record<string, number>) => {
      if (name === 'getHostRemainCpu') return Promise.resolve({ remain_cpu: 24 });
      if (refusedWhileUnderWay) return refusal(errors.STATE_CONFLICT);
      if (name === kind.buys && unanswered)
        return Promise.reject(new ApiError({ kind: 'timeout', status: 0, reason: '原因', requestId: 'r' }));
      if (name === kind.buys) return Promise.resolve({});
      return Promise.resolve({ ...price, ExpireTime: askedAt + 300, SizeAfter: undefined, ...kind.told(has, body) });
    });
  });
  const orderMeanwhile = () => ([, has] = kind.has);
  const bought = () => call.mock.calls.filter(([{ name }]) => name === kind.buys).map(([, body]) => body as unknown);
  const settled = (result: { readonly current: Begun }) =>
    waitFor(() => {
      expect(result.current.order?.quote).toMatchObject({ state: 'ready' });
      expect(result.current.order?.quote).not.toMatchObject({ refreshing: true });
    });
  const asked = () => call.mock.calls.length;
  const open = async () => {
    const hook = renderHook(kind.use);
    act(() => hook.result.current.begin());
    await settled(hook.result);
    expect(hook.result.current.order?.problem).toBeNull();
    return hook;
  };
  const priceAgain = async (result: { readonly current: Begun }, what: () => void) => {
    const before = asked();
    act(what);
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    await settled(result);
  };
  const payOnce = async (result: { readonly current: Begun }) => {
    act(() => result.current.order?.onPay());
    await waitFor(() => expect(bought()).toHaveLength(1));
  };
  const waitsForYes = async (result: { readonly current: Begun }) => {
    await waitFor(() => expect(result.current.order?.problem).toEqual({ kind: 'moved', reason: kind.question }));
    act(() => result.current.order?.onPay());
    await waitFor(() => expect(result.current.order?.submitting).toBe(false));
    expect(bought()).toEqual([]);
    act(() => result.current.order?.onConfirmPrice());
    expect(result.current.order?.problem).toBeNull();
    await payOnce(result);
  };

  test('is not paid a second time by itself when the purse was read again', async () => {
    const { result, rerender } = await open();
    orderMeanwhile();
    await priceAgain(result, () => {
      viewer = mainAccountWith({ Id: viewer.user.Id, Money: viewer.user.Money - 1 });
      rerender();
    });
    await waitsForYes(result);
  });

  test('is not paid a second time by itself after a refusal and a second look', async () => {
    const { result } = await open();
    refusedWhileUnderWay = true;
    act(() => result.current.order?.onPay());
    await waitFor(() => expect(result.current.order?.quote.state).toBe('error'));
    expect(bought()).toHaveLength(1);
    call.mockClear();
    orderMeanwhile();
    refusedWhileUnderWay = false;
    await priceAgain(result, () => result.current.order?.onRetryQuote());
    await waitsForYes(result);
  });

  test('is not paid a second time by itself when it had no answer, was opened again and was refused', async () => {
    const { result } = await open();
    unanswered = true;
    act(() => result.current.order?.onPay());
    await waitFor(() => expect(result.current.order?.problem).toEqual({ kind: 'unknown' }));
    act(() => result.current.close?.());
    orderMeanwhile();
    act(() => result.current.begin());
    await waitFor(() => expect(result.current.order?.problem).toEqual({ kind: 'unknown' }));
    refusedWhileUnderWay = true;
    act(() => result.current.order?.onPay());
    await waitFor(() => expect(result.current.order?.quote.state).toBe('error'));
    expect(bought()).toHaveLength(2);
    call.mockClear();
    refusedWhileUnderWay = false;
    unanswered = false;
    await priceAgain(result, () => result.current.order?.onRetryQuote());
    await waitsForYes(result);
  });

  test.each(['chooseMore', 'choosePurse'] as const)('is not paid a second time by itself after %s', async (choose) => {
    const { result } = await open();
    orderMeanwhile();
    await priceAgain(result, () => result.current[choose]());
    await waitsForYes(result);
  });

  test('asks nothing of who chooses more or another purse, and pays what was chosen', async () => {
    const { result } = await open();
    await priceAgain(result, () => result.current.chooseMore());
    expect(result.current.order?.problem).toBeNull();
    await priceAgain(result, () => result.current.choosePurse());
    expect(result.current.order?.problem).toBeNull();
    await priceAgain(result, () => result.current.order?.onRetryQuote());
    expect(result.current.order?.problem).toBeNull();
    await payOnce(result);
  });

  test('asks nothing of who closes it and opens it again', async () => {
    const { result } = await open();
    act(() => result.current.close?.());
    orderMeanwhile();
    await priceAgain(result, () => result.current.begin());
    expect(result.current.order?.problem).toBeNull();
    await payOnce(result);
    expect(kind.seen(bought()[0] as Record<string, number>)).toBeGreaterThan(kind.has[1]);
  });
});

test('who turns from one part of an elastic upgrade to another is asked nothing, and is asked of each that grew meanwhile', async () => {
  let cpu = 20;
  call.mockImplementation(({ name }: { name: string }, body: Record<string, number>) => {
    if (name.startsWith('getContainerRemain') || name.startsWith('getHostRemain'))
      return Promise.resolve({ remain_cpu: 24, remain_memory: 24, gpu_nums: [] });
    const { add_cpu, add_memory = 0 } = body;
    return Promise.resolve({ ...price, SizeAfter: add_cpu === undefined ? 40 + add_memory : cpu + add_cpu });
  });
  const { result } = renderHook(() => useInstanceOrder({ viewer, onDone }));
  const turnTo = async (part: 'cpu' | 'memory', size: number) => {
    act(() => {
      const { order } = result.current;
      if (order && order.draft.action !== 'renew') order.onChange({ ...order.draft, part, amount: 4 });
    });
    await waitFor(() => expect(result.current.order?.quote).toMatchObject({ data: { SizeAfter: size } }));
    return result.current.order?.problem;
  };
  act(() => result.current.start('elastic', instance));
  expect(await turnTo('cpu', 24)).toBeNull();
  expect(await turnTo('memory', 44)).toBeNull();
  expect(await turnTo('cpu', 24)).toBeNull();
  expect(await turnTo('memory', 44)).toBeNull();
  cpu = 24;
  expect(await turnTo('cpu', 28)).toEqual({ kind: 'moved', reason: askToAdd(sizeTold.cpu(24)) });
});

describe.each(kinds.filter(({ moves }) => moves))('$name', (kind) => {
  test('of what was renewed meanwhile says so, and is sent for the end that was confirmed', async () => {
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
    act(() => result.current.order?.onConfirmPrice());
    await pay(result);
    const ends = call.mock.calls.filter(([{ name }]) => name === kind.buys).map(([, body]) => body as unknown);
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
  answer('renewKvm', () =>
    Promise.reject(new ApiError({ kind: 'network', status: 0, reason: '原因', requestId: 'r' })),
  );
  const { result } = renderHook(() => {
    const { order, start } = useInstanceOrder({ viewer, onDone });
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
  answer('renewKvm', () =>
    Promise.reject(new ApiError({ kind: 'network', status: 0, reason: '原因', requestId: 'r' })),
  );
  await renewalsOf(viewer)
    .renew(instance, { unit: 'day', count: 1 }, price)
    .catch(() => undefined);
  const { result } = renderHook(() => useInstanceOrder({ viewer, onDone }));
  act(() => result.current.start('renew', instance));
  await waitFor(() => expect(result.current.order?.quote.state).toBe('ready'));
  expect(result.current.order?.problem).toEqual({ kind: 'another' });
});

test('what a machine has left of one part is never told as what it has left of another', async () => {
  call.mockImplementation(({ name }: { name: string }) =>
    name === 'getHostRemainMemory'
      ? new Promise(() => undefined)
      : Promise.resolve(name === 'getHostRemainCpu' ? { remain_cpu: 24 } : price),
  );
  const { result } = renderHook(() => useInstanceOrder({ viewer, onDone }));
  const roomOf = () => result.current.order?.room;
  act(() => result.current.start('upgradeCpu', instance));
  await waitFor(() => expect(roomOf()).toMatchObject({ state: 'ready', data: { max: 24 } }));
  act(() => result.current.start('upgradeMemory', instance));
  expect(roomOf()).toEqual({ state: 'loading' });
});
