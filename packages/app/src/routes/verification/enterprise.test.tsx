import { routes } from '@compute-market/contract/routes';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { forgetToken, storeToken } from '../../state/session';
import { resetUser } from '../../state/user';
import { companyInHand, dropCompany, holdCompany, wholeCompany } from './company-in-hand';
import { Component, loader } from './enterprise';
import { account, company } from './fixtures';

const call = vi.spyOn(api, 'call');
const envelope = vi.spyOn(api, 'envelope');
afterAll(() => {
  call.mockRestore();
  envelope.mockRestore();
  forgetToken();
  resetUser();
  dropCompany();
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  resetUser();
  dropCompany();
  call.mockReset().mockResolvedValue({ verifications: [] });
  envelope.mockReset().mockResolvedValue({ status: 0, reason: '', data: account });
  storeToken('token');
});

function open() {
  const { path } = routes.enterpriseVerification;
  return render(
    <RouterProvider
      router={createMemoryRouter([{ path, loader, Component, HydrateFallback: () => null }], {
        initialEntries: [path],
      })}
    />,
  );
}

test('what is corrected after coming back from the licence is there when one returns once more', async () => {
  holdCompany(account.Id, company);
  const { unmount } = open();
  const name = await screen.findByLabelText(/企业名称/);
  expect(name).toHaveValue(company.company_name);
  await userEvent.clear(name);
  await userEvent.type(name, '云起算力有限公司');
  unmount();
  open();
  expect(await screen.findByLabelText(/企业名称/)).toHaveValue('云起算力有限公司');
  expect(companyInHand(account.Id)?.legal_id_number).toBe(company.legal_id_number);
});

test('a correction that is half done goes to no licence', () => {
  holdCompany(account.Id, company);
  expect(wholeCompany(account.Id)).not.toBeNull();
  holdCompany(account.Id, { ...company, credit_code: '9131' });
  expect(wholeCompany(account.Id)).toBeNull();
});
