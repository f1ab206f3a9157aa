import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { CompanyRegisterPorts } from '../../forms/account/useCompanyRegisterForm';
import CompanyRegister from './CompanyRegister';

/** The page of login, which the form comes to and leaves. */
function Page() {
  const [shown, setShown] = useState(true);
  const [draft, setDraft] = useState<CompanyRegisterPorts['draft']>(null);
  return (
    <MemoryRouter>
      <button type="button" onClick={() => setShown((before) => !before)}>
        切换
      </button>
      {shown && (
        <CompanyRegister
          draft={draft}
          onLeave={setDraft}
          onEntered={() => Promise.resolve()}
          terms={{ state: 'ready', onRetry: vi.fn() }}
          addressOf={() => '/login'}
        />
      )}
    </MemoryRouter>
  );
}

test('what a company typed is there again after another way was looked at', async () => {
  render(<Page />);
  await userEvent.type(screen.getByLabelText(/企业名称/), '成都云岫计算有限公司');
  await userEvent.click(screen.getByRole('button', { name: '切换' }));
  expect(screen.queryByLabelText(/企业名称/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '切换' }));
  expect(screen.getByLabelText(/企业名称/)).toHaveValue('成都云岫计算有限公司');
});
