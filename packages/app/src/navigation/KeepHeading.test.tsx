import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { KeepHeading } from './KeepHeading';
import { focusHeading } from './useArrival';

const page = (isRead: boolean) => (
  <StrictMode>
    {isRead ? (
      <section>
        <h1>个人认证</h1>
        <input aria-label="姓名" />
      </section>
    ) : (
      <>
        <KeepHeading />
        <h1>个人认证</h1>
        <p>正在读取</p>
      </>
    )}
  </StrictMode>
);

test('whoever arrived while a page waited is at its heading once it is there', async () => {
  const { rerender } = render(page(false));
  focusHeading();
  await act(() => Promise.resolve(rerender(page(true))));
  expect(screen.getByRole('heading', { name: '个人认证' })).toHaveFocus();
});

test('the first page of a visit keeps the focus of the browser', async () => {
  const { rerender } = render(page(false));
  await act(() => Promise.resolve(rerender(page(true))));
  expect(document.body).toHaveFocus();
});
