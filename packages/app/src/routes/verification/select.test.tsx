import { routes } from '@compute-market/contract/routes';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { Component, loader } from './select';

const call = vi.spyOn(api, 'call');
afterAll(() => void call.mockRestore());

test('an application that was decided in the meantime cannot be withdrawn, and the page shows the decision', async () => {
  const record = {
    id: 3,
    verify_type: 0,
    verify_time: null,
    company_name: '',
    credit_code: '',
    id_number: '',
    status: 0,
    method: 'other',
    name: '周晓岚',
    create_time: 1_795_152_721,
  };
  let records = [{ ...record, reason: '' }];
  call.mockImplementation(({ name }: { name: string }) => {
    if (name !== 'withdrawVerification') return Promise.resolve({ verifications: records });
    records = [{ ...record, status: 2, reason: '学生证注册页缺失' }];
    return Promise.reject(new ApiError({ kind: 'refused', status: 1, reason: '审核已完成', requestId: 'r-1' }));
  });
  const { path } = routes.selectVerification;
  render(
    <RouterProvider
      router={createMemoryRouter([{ path, loader, Component, HydrateFallback: () => null }], {
        initialEntries: [path],
      })}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: '撤回' }));
  const question = await screen.findByRole('alertdialog', { name: '撤回认证申请' });
  await userEvent.click(within(question).getByRole('button', { name: '撤回' }));
  expect(await screen.findByText(/学生证注册页缺失/)).toBeInTheDocument();
});
