import type { Price } from '@compute-market/contract/entities/price';
import { CLOUD_DISK_ORDER, type CloudDiskOrder } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { askToAdd, askToRenew, sizeTold } from '@compute-market/contract/rules/order-start';
import { quote } from '@compute-market/patterns/instance/CreateInstanceScreen/fixtures';
import type { Order } from '@compute-market/patterns/purchase';
import { mainAccountWith } from '@compute-market/patterns/viewer/fixtures';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../api';
import { disk, dueAfter, instance, machine, noAnswer, ownMainAccount, refusal } from './fixtures';
import { useBareMetalOrder } from './useBareMetalOrder';
import { useCloudDiskOrder } from './useCloudDiskOrder';
import { useInstanceOrder } from './useInstanceOrder';

const call = vi.spyOn(api, 'call');
const envelope = vi.spyOn(api, 'envelope');
afterAll(() => {
  call.mockRestore();
  envelope.mockRestore();
});

let viewer = ownMainAccount();
const onDone = vi.fn();
const onStale = vi.fn();
const price: Price = { ...quote, CouponId: null, DueTimeAfter: dueAfter, LimitAfter: null };

beforeEach(() => {
  vi.clearAllMocks();
  viewer = ownMainAccount();
  envelope.mockResolvedValue({ status: 0, reason: '', data: { best: null, valid: [], all: [] } });
});

interface Shown {
  readonly order: Order | null;
  readonly begin: () => void;
  readonly close: (() => void) | undefined;
  readonly chooseMore: () => void;
  readonly choosePurse: () => void;
}
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
  readonly use: () => Shown;
  readonly seen: (body: Readonly<Record<string, number>>) => number | undefined;
}
const day = 86_400;
const month = 30 * day;
const sizeSeen: Opened['seen'] = ({ size_after }) => size_after;
const endSeen: Opened['seen'] = ({ due_time_after }) => due_time_after;
const useInstance = (action: 'renew' | 'upgradeCpu') => {
  const { order, start } = useInstanceOrder({ viewer, onDone, onStale });
  const chooseMore = () => {
    if (order?.draft.action === 'renew') order.onChange({ ...order.draft, period: { unit: 'day', count: 3 } });
    else if (order) order.onChange({ ...order.draft, amount: 6 });
  };
  const choosePurse = () => order?.onChange({ ...order.draft, payFirst: 'money' });
  return { order, begin: () => start(action, instance), close: order?.onClose, chooseMore, choosePurse };
};
const useDisk = (type: CloudDiskOrder, more: { readonly size: number } | { readonly months: number }) => {
  const { order, start } = useCloudDiskOrder({ viewer, onDone, onStale });
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
      const { order, start } = useBareMetalOrder({ viewer, onDone, onStale });
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
    call.mockImplementation(({ name }, sent) => {
      const body = sent as Record<string, number>;
      if (name === 'getHostRemainCpu') return Promise.resolve({ remain_cpu: 24 });
      if (refusedWhileUnderWay) return refusal(errors.STATE_CONFLICT);
      if (name === kind.buys && unanswered) return noAnswer();
      if (name === kind.buys) return Promise.resolve({});
      return Promise.resolve({ ...price, ExpireTime: askedAt + 300, SizeAfter: undefined, ...kind.told(has, body) });
    });
  });
  const orderMeanwhile = () => ([, has] = kind.has);
  const bought = () => call.mock.calls.filter(([{ name }]) => name === kind.buys).map(([, body]) => body);
  const settled = (result: { readonly current: Shown }) =>
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
  const priceAgain = async (result: { readonly current: Shown }, what: () => void) => {
    const before = asked();
    act(what);
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    await settled(result);
  };
  const payOnce = async (result: { readonly current: Shown }) => {
    act(() => result.current.order?.onPay());
    await waitFor(() => expect(bought()).toHaveLength(1));
  };
  const waitsForYes = async (result: { readonly current: Shown }) => {
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
  call.mockImplementation(({ name }, sent) => {
    if (name.startsWith('getContainerRemain') || name.startsWith('getHostRemain'))
      return Promise.resolve({ remain_cpu: 24, remain_memory: 24, gpu_nums: [] });
    const { add_cpu, add_memory = 0 } = sent as Record<string, number>;
    return Promise.resolve({ ...price, SizeAfter: add_cpu === undefined ? 40 + add_memory : cpu + add_cpu });
  });
  const { result } = renderHook(() => useInstanceOrder({ viewer, onDone, onStale }));
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
