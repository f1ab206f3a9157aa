import { LinkProvider } from '@compute-market/components/link-provider';
import { routes } from '@compute-market/contract/routes';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { forgetToken, storeToken } from '../../state/session';
import { resetUser } from '../../state/user';
import { RouterAnchor } from '../shell/RouterAnchor';
import { dropCompany, holdCompany } from './company-in-hand';
import { account, company } from './fixtures';
import { Component, loader } from './license';

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
  resetUser();
  call.mockReset().mockResolvedValue({ verifications: [] });
  envelope.mockReset().mockResolvedValue({ status: 0, reason: '', data: account });
  storeToken('token');
  holdCompany(account.Id, company);
});

test('the template of the letter of authority is a file: it is downloaded, and the page stays', async () => {
  const { path } = routes.licenseVerification;
  const router = createMemoryRouter([{ path, loader, Component, HydrateFallback: () => null }], {
    initialEntries: [path],
  });
  render(
    <LinkProvider anchor={RouterAnchor}>
      <RouterProvider router={router} />
    </LinkProvider>,
  );
  await userEvent.click(await screen.findByRole('radio', { name: /我是经办人/ }));
  // Its name says nothing of a new window, as that of a link to another site does.
  const template = screen.getByRole('link', { name: '下载授权书模板' });
  expect(template).toHaveAttribute('href', '/content/templates/authorization.md');
  expect(template).toHaveAttribute('download');
  expect(template).not.toHaveAttribute('target');
  await userEvent.click(template);
  expect(router.state.location.pathname).toBe(path);
  expect(screen.queryByText('内容尚未提交，确定离开？')).toBeNull();
  expect(template).toBeVisible();
});
