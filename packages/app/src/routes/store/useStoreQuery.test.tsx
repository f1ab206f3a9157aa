import { routes } from '@compute-market/contract/routes';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useStoreQuery } from './useStoreQuery';

function Market() {
  const [query, change] = useStoreQuery();
  return (
    <>
      <output>{query.gpuTypes.join('、')}</output>
      <button type="button" onClick={() => change({ ...query, gpuTypes: ['RTX 4090'] })}>
        4090
      </button>
      <button type="button" onClick={() => change({ ...query, gpuTypes: [] })}>
        全部
      </button>
      <Link to={routes.store.to()}>算力市场</Link>
      <Link to={routes.store.to({ gpu: 'RTX 4090' })}>找到 4090</Link>
    </>
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: routes.store.path, Component: Market }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}
const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByText(name));

test('who goes to the market anew sees it as its address says, without what was chosen there before', async () => {
  const router = open(routes.store.to());
  press('4090');
  expect(shown()).toBe('RTX 4090');
  await waitFor(() => expect(router.state.location.search).toContain('4090'));
  press('算力市场');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(shown()).toBe('');
});

test('a filter that was taken off is on again where an address has it', async () => {
  const router = open(routes.store.to({ gpu: 'RTX 4090' }));
  press('全部');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  press('找到 4090');
  await waitFor(() => expect(router.state.location.search).toContain('4090'));
  expect(shown()).toBe('RTX 4090');
});
