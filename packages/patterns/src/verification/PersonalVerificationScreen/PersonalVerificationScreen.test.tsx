import type { IdentityForm } from '@compute-market/contract/forms/verification-forms';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { waitingFace } from '../face-code/fixtures';
import { PersonalVerificationScreen, type PersonalStep } from './PersonalVerificationScreen';

const side = (id: string) => ({ id, name: `${id}.jpg`, size: 1 });
const never = () => new Promise<never>(() => undefined);

function Page() {
  const [step, setStep] = useState<PersonalStep>('papers');
  const form = useForm<IdentityForm>({
    defaultValues: { name: '沈清和', id_number: '33010619980815002X', valid_begin: '2021-03-01', valid_end: '长期' },
  });
  return (
    <PersonalVerificationScreen
      step={step}
      standing={null}
      sides={{ front: side('front'), back: side('back') }}
      uploads={{ front: never, back: never }}
      describeFailure={() => undefined}
      onSideChange={vi.fn()}
      identity={{ form, onSubmit: () => setStep('face'), refused: null }}
      face={{ face: waitingFace, onStart: vi.fn() }}
      failed={null}
      onGo={setStep}
      onRetry={vi.fn()}
    />
  );
}

test('whoever goes through its steps by keyboard goes on in the step that comes', async () => {
  render(<Page />);
  screen.getByRole('button', { name: '下一步' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText(/姓名/)).toHaveFocus();
  screen.getByRole('button', { name: /去人脸核验/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('等待扫码')).toBeVisible();
  expect(document.body).not.toHaveFocus();
});
