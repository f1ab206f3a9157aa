import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { commit, compose } from '../../../test/input-method';
import { TagsInput } from './TagsInput';

const onValueChange = vi.fn<(tags: string[]) => void>();
beforeEach(async () => {
  onValueChange.mockClear();
  render(<TagsInput aria-label="关键词" onValueChange={onValueChange} />);
  await userEvent.tab();
});
afterEach(cleanup);

test('what an input method composes is a tag only when Enter comes after it', async () => {
  await compose('x', 'xun', 'xun lian');
  expect(onValueChange).not.toHaveBeenCalled();
  await commit('训练');
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await waitFor(() => expect(input.value).toBe('训练'));
  expect(onValueChange).not.toHaveBeenCalled();
  // The frame after the end still belongs to the input method.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await userEvent.keyboard('{Enter}');
  expect(onValueChange.mock.calls).toEqual([[['训练']]]);
});

test('a full-width comma that the input method writes adds the tag', async () => {
  await compose('xun lian');
  await commit('训练，');
  await waitFor(() => expect(onValueChange.mock.calls).toEqual([[['训练']]]));
});
