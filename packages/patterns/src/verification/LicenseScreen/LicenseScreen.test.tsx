import type { Upload } from '@compute-market/components/file-drop';
import type { LicenseForm } from '@compute-market/contract/forms/verification-forms';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { failedFace, noTriesFace } from '../face-code/fixtures';
import { LicenseScreen, type LicenseScreenProps } from './LicenseScreen';

const never: Upload = () => new Promise(() => undefined);
const company = { company_name: '杭州青禾演示科技有限公司', credit_code: '91330106MA2DEMQ01G', legal_name: '沈清和' };

function Page(props: Partial<LicenseScreenProps>) {
  const form = useForm<LicenseForm>({
    defaultValues: { license_file: '', applicant: 'agent', authorization_file: '' },
  });
  return (
    <LicenseScreen
      form={form}
      onSubmit={() => undefined}
      refused={null}
      stage="form"
      typed={company}
      read={null}
      license={null}
      authorization={null}
      uploads={{ license: never, authorization: never }}
      describeFailure={() => undefined}
      onLicenseChange={() => undefined}
      onAuthorizationChange={() => undefined}
      templateHref="/content/templates/authorization.md"
      code={null}
      face={null}
      {...props}
    />
  );
}

test.each([
  ['license', 0],
  ['letter of authority', 1],
])('while the %s is on its way, nothing is sent and nobody is told that it is missing', async (_, place) => {
  const onSubmit = vi.fn();
  const { container } = render(<Page onSubmit={onSubmit} />);
  const chooser = container.querySelectorAll<HTMLInputElement>('input[type=file]')[place];
  await userEvent.upload(
    chooser ?? document.createElement('input'),
    new File(['x'], '材料.png', { type: 'image/png' }),
  );
  expect(screen.getByRole('button', { name: '提交认证' })).toBeDisabled();
  expect(screen.getByText('材料上传完成后即可提交')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a letter of authority that is no longer asked for holds nothing up', async () => {
  const { container } = render(<Page />);
  const chooser = container.querySelectorAll<HTMLInputElement>('input[type=file]')[1];
  await userEvent.upload(
    chooser ?? document.createElement('input'),
    new File(['x'], '授权书.png', { type: 'image/png' }),
  );
  await userEvent.click(screen.getByRole('radio', { name: /我是法人/ }));
  expect(screen.getByRole('button', { name: '提交认证' })).toBeEnabled();
});

test.each([
  ['fails', failedFace],
  ['may not be tried again today', noTriesFace],
])('a company whose face check %s is not led to the ways of a person', (_, face) => {
  render(<Page stage="face" face={{ face, onStart: () => undefined }} />);
  expect(screen.queryByRole('link', { name: '换一种认证方式' })).toBeNull();
});

test('a company that may not try again today is offered no new code', () => {
  render(<Page stage="face" face={{ face: noTriesFace, onStart: () => undefined }} />);
  expect(screen.getByText(noTriesFace.step === 'refused' ? noTriesFace.reason : '')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
