import type { BalanceRefundable } from '@compute-market/contract/entities/balance-refund';
import { WORK_ORDER_RESOURCE } from '@compute-market/contract/enumerations';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { Question } from '@compute-market/patterns/work-order/QuestionScreen';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallOptions } from '../api/client';
import { ApiError } from '../api/errors';
import { useReservationForm } from './instance/useReservationForm';
import { useBalanceRefundForm } from './money/useBalanceRefundForm';
import { usePartnerForm } from './money/usePartnerForm';
import { useWorkOrderForm } from './work-order/useWorkOrderForm';

type Request = Readonly<Record<string, unknown>>;
const { call } = vi.hoisted(() => ({
  call: vi.fn<(called: { name: string }, request: Request, options: CallOptions) => Promise<unknown>>(),
}));
vi.mock('../api', () => ({ api: { call } }));
vi.mock('../leave-guard/useLeaveGuard', () => ({ useLeaveGuard: () => ({ question: null }) }));

const phone = '13800000002';
const refundable = { Refundable: 100, TopUps: [] } as unknown as BalanceRefundable;
const question = { category: { id: 3 }, child: { id: 32 } } as Question;
const done = vi.fn(() => Promise.resolve());
/** What is known of the thing that a ticket is about: another at every look. */
let looks = 0;
const resourceOf = () => ({ type: WORK_ORDER_RESOURCE.kvm, context: { Status: String((looks += 1)) } });

interface Shown {
  readonly onSubmit: () => void;
  readonly busy: boolean;
  /** Fills the form in; `words` make it this wish and no other. */
  readonly fill: (words: string) => void;
}
interface Kind {
  readonly name: string;
  readonly sends: string;
  readonly use: (owner: string) => Shown;
}
/** A form of tickets; another copy of its module after the page was loaded anew. */
const ticketOf =
  (useForm: typeof useWorkOrderForm): Kind['use'] =>
  (owner) => {
    const { form, onSubmit } = useForm({
      owner,
      address: '/ticket',
      question,
      asked: 'GPU 掉卡',
      resourceId: 'k7f3a2c',
      opening: { title: '显卡掉卡只剩两张', content: '' },
      phone,
      agreed: true,
      resourceOf,
      onSent: () => undefined,
    });
    return {
      onSubmit,
      busy: form.formState.isSubmitting,
      fill: (words) => form.setValue('content', words),
    };
  };
const kinds: readonly Kind[] = [
  {
    name: 'a refund of the balance',
    sends: 'requestBalanceRefund',
    use: (owner) => {
      const { form, onSubmit } = useBalanceRefundForm({
        owner,
        refundable,
        phone,
        onDone: done,
      });
      return {
        onSubmit,
        busy: form.formState.isSubmitting,
        fill: (words) => {
          form.setValue('amount', String(words.length));
          form.setValue('code', '123456');
        },
      };
    },
  },
  {
    name: 'an application of a partner',
    sends: 'createWorkOrder',
    use: (owner) => {
      const { form, onSubmit } = usePartnerForm({ owner, name: '周晓岚', phone });
      return {
        onSubmit,
        busy: form.formState.isSubmitting,
        fill: (words) => {
          form.setValue('machines', words);
          form.setValue('room', '苏州');
        },
      };
    },
  },
  {
    name: 'a reservation',
    sends: 'addReservation',
    use: (owner) => {
      const { form, onSubmit } = useReservationForm(7, { owner, name: '周晓岚', phone, begin: '2026-12-01' });
      return {
        onSubmit,
        busy: form.formState.isSubmitting,
        fill: (words) => form.setValue('purpose', words),
      };
    },
  },
  {
    name: 'a ticket',
    sends: 'createWorkOrder',
    use: ticketOf(useWorkOrderForm),
  },
];

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  call.mockReset();
  call.mockResolvedValue({});
});

/** Opens the form, sends it, and closes it once it was answered. */
async function sends({ use }: Kind, words: string, owner = '1:') {
  const { result, unmount } = renderHook(() => use(owner));
  act(() => result.current.fill(words));
  const sent = call.mock.calls.length;
  act(() => result.current.onSubmit());
  await waitFor(() => expect(call).toHaveBeenCalledTimes(sent + 1));
  await waitFor(() => expect(result.current.busy).toBe(false));
  unmount();
}
const losesAnswer = () =>
  call.mockRejectedValueOnce(new ApiError({ kind: 'network', status: 0, reason: '原因', requestId: '' }));
const keys = () => call.mock.calls.map(([, , options]) => options.idempotencyKey);

describe.each(kinds)('$name', (kind) => {
  test('whose answer was lost is sent once, also when its form was closed in between; answered, the next is another', async () => {
    losesAnswer();
    await sends(kind, '八卡两台');
    await sends(kind, '八卡两台');
    await sends(kind, '八卡两台');
    const [first, repeated, another] = keys();
    expect(call.mock.calls.map(([{ name }]) => name)).toEqual([kind.sends, kind.sends, kind.sends]);
    expect(first).toMatch(/./);
    expect(repeated).toBe(first);
    expect(call.mock.calls[1]?.[1]).toEqual(call.mock.calls[0]?.[1]);
    expect(another).not.toBe(first);
  });

  test('that is not answered is not that of another account, nor another one', async () => {
    losesAnswer();
    await sends(kind, '八卡三台啊');
    await sends(kind, '八卡三台啊', '1:lab-a');
    await sends(kind, '八卡三台，再来');
    expect(new Set(keys()).size).toBe(3);
  });
});

test('a refund is confirmed anew by another code and stays the same', async () => {
  const [refund] = kinds;
  if (refund === undefined) throw new Error('no refund');
  losesAnswer();
  await sends(refund, '七百');
  const { result } = renderHook(() => useBalanceRefundForm({ owner: '1:', refundable, phone, onDone: done }));
  act(() => {
    result.current.form.setValue('amount', '2');
    result.current.form.setValue('code', '654321');
  });
  act(() => result.current.onSubmit());
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  const [first, again] = keys();
  expect(again).toBe(first);
  expect(call.mock.calls[1]?.[1]).toMatchObject({ amount: 2, code: '654321' });
});

test('a ticket that was not answered is the same one when the page is loaded anew, with what was told along', async () => {
  const ticket = { name: 'a ticket', sends: 'createWorkOrder' };
  losesAnswer();
  await sends({ ...ticket, use: ticketOf(useWorkOrderForm) }, '八卡掉了两张');
  vi.resetModules();
  const loadedAnew = await import('./work-order/useWorkOrderForm');
  expect(loadedAnew.useWorkOrderForm).not.toBe(useWorkOrderForm);
  await sends({ ...ticket, use: ticketOf(loadedAnew.useWorkOrderForm) }, '八卡掉了两张');
  const [first, again] = keys();
  expect(again).toBe(first);
  expect(call.mock.calls[1]?.[1]).toEqual(call.mock.calls[0]?.[1]);
  await sends({ ...ticket, use: ticketOf(loadedAnew.useWorkOrderForm) }, '八卡掉了两张');
  expect(keys()[2]).not.toBe(first);
});
