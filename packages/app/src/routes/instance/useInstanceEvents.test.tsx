import type { InstanceEvent } from '@compute-market/contract/entities/instance-event';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { useInstanceEvents } from './useInstanceEvents';

const call = vi.spyOn(api, 'call');

const event = (id: number): InstanceEvent => ({
  Id: String(id),
  Kind: 'restart',
  By: 'main',
  SubAccountName: '',
  Details: {},
  RequestId: '',
  CreateTime: 1_790_000_000 + id,
});
/** Events from one number down to another. */
const events = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => event(from - index));
const pageOf = (from: number, to: number) => ({
  state: 'ready' as const,
  data: { data: events(from, to), Next: to === 1 ? null : String(to) },
});
const question = { name: 'kvm-1', group: null };

beforeEach(() => void call.mockReset());
afterAll(() => void call.mockRestore());

/** The list with its second page read, and a way to hand it a newer first page. */
async function listOfTwoPages() {
  call.mockResolvedValue({ data: events(20, 1), Next: null });
  const view = renderHook(({ newest }) => useInstanceEvents(newest, question), {
    initialProps: { newest: pageOf(40, 21) },
  });
  act(() => view.result.current.onMore());
  await waitFor(() => expect(idsOf(view.result.current)).toHaveLength(40));
  return view;
}
const idsOf = ({ events: list }: ReturnType<typeof useInstanceEvents>) =>
  list.state === 'ready' ? (list.data?.list ?? []).map(({ Id }) => Number(Id)) : [];

test('new events stand before those already read', async () => {
  const { result, rerender } = await listOfTwoPages();
  rerender({ newest: pageOf(43, 24) });
  expect(idsOf(result.current)).toEqual(Array.from({ length: 43 }, (_, index) => 43 - index));
});

test('where more events came than a page holds, the list ends at the gap and goes on from there', async () => {
  const { result, rerender } = await listOfTwoPages();
  rerender({ newest: pageOf(90, 71) });
  expect(idsOf(result.current)).toEqual(Array.from({ length: 20 }, (_, index) => 90 - index));
  call.mockResolvedValue({ data: events(70, 51), Next: '51' });
  act(() => result.current.onMore());
  await waitFor(() => expect(idsOf(result.current)).toHaveLength(40));
  expect(call.mock.lastCall?.[1]).toMatchObject({ before: '71' });
});
