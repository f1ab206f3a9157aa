import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field } from '../Field';
import { FileDrop } from '../FileDrop/FileDrop';
import { ImageUpload } from '../ImageUpload/ImageUpload';
import { ErrorSummary } from './ErrorSummary';

afterEach(cleanup);

const never = () => new Promise<never>(() => undefined);

test('an entry about files leads to the button that chooses them', async () => {
  const errors = [
    { controlId: 'files', label: '附件', message: '请上传日志' },
    { controlId: 'front', label: '证件', message: '请上传人像面' },
  ];
  render(
    <>
      <ErrorSummary errors={errors} attempt={0} />
      <Field label="附件" controlId="files" group>
        <FileDrop upload={never} />
      </Field>
      <Field label="证件" controlId="front" group>
        <ImageUpload label="人像面" upload={never} />
      </Field>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: '附件：请上传日志' }));
  expect(document.querySelector('#files')?.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.tagName).toBe('BUTTON');
  await userEvent.click(screen.getByRole('link', { name: '证件：请上传人像面' }));
  expect(document.querySelector('#front')?.contains(document.activeElement)).toBe(true);
});
