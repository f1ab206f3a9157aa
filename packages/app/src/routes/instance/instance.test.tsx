import { routes } from '@compute-market/contract/routes';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
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
