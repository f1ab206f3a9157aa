import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MarkdownEditor } from './MarkdownEditor';

afterEach(cleanup);

test('on a page of Next’s, which the engine knows by a global when it is loaded, the editor comes all the same', async () => {
  Object.assign(window, { next: { version: '16.0.0' } });
  render(<MarkdownEditor aria-label="描述" defaultValue="显卡" />);
  await userEvent.click(await screen.findByRole('textbox', { name: '描述' }, { timeout: 20_000 }));
  await userEvent.keyboard('{End}掉了');
  expect(screen.getByText('显卡掉了')).toBeTruthy();
});
