import { getInstanceCost, getInstanceCosts } from '@compute-market/contract/calls/cost';
import type { User } from '@compute-market/contract/entities/user';
import { routes } from '@compute-market/contract/routes';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { resetUser, storeUser } from '../../state/user';
import { Component, loader } from './instance';

vi.mock('../../api', () => ({
  api: { call: () => new Promise(() => undefined), envelope: () => new Promise(() => undefined) },
}));
vi.mock('@compute-market/patterns/instance/InstanceScreen', async (original) => ({
  ...(await original<object>()),
  InstanceScreen: () => {
    const [password, setPassword] = useState('••••');
    return (
      <button type="button" onClick={() => setPassword('甲的密码')}>
        {password}
      </button>
    );
  },
}));

afterEach(() => {
  resetUser();
  vi.restoreAllMocks();
});

test('a sub-account without 账单 is asked for no costs, on no visit', async () => {
  const call = vi.spyOn(api, 'call').mockReturnValue(new Promise<never>(() => undefined));
  const asked = () =>
    call.mock.calls.filter(([{ path }]) => [getInstanceCost.path, getInstanceCosts.path].includes(path));
  const visit = (rights: readonly string[]) => {
    storeUser({ SubAccount: { Rights: rights } } as unknown as User);
    const request = new Request(`https://here.test${routes.instancePlugin.to({ instanceName: 'k7f2m9q1x8' })}`);
    return loader({ params: { instanceName: 'k7f2m9q1x8' }, request } as unknown as Parameters<typeof loader>[0]);
  };
  expect(await visit(['run', 'buy']).costs).toEqual({ ok: true, data: null });
  expect(asked()).toEqual([]);
  visit(['bill']);
  await waitFor(() => expect(asked()).toHaveLength(2));
});

test('a password that was shown does not stand on the page of another instance', async () => {
  const { path } = routes.instancePlugin;
  const of = (instanceName: string) => routes.instancePlugin.to({ instanceName });
  const router = createMemoryRouter([{ path, loader, Component, HydrateFallback: () => null }], {
    initialEntries: [of('k7f2m9q1x8')],
  });
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByText('••••'));
  expect(screen.getByText('甲的密码')).toBeVisible();
  await router.navigate(of('p3d8w5n2c6'));
  await waitFor(() => expect(screen.queryByText('甲的密码')).toBeNull());
  expect(screen.getByText('••••')).toBeVisible();
});
