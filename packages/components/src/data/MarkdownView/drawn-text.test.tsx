import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { MarkdownEditor } from '../../inputs/MarkdownEditor/MarkdownEditor';
import { MarkdownView } from './MarkdownView';

// The parts that come on demand are fetched once, outside the time a test may wait.
beforeAll(() => Promise.all([import('./MarkdownBody'), import('../../inputs/MarkdownEditor/EditorBody')]));

test.each<[string, ReactElement, () => Promise<HTMLElement>]>([
  [
    'MarkdownView',
    <MarkdownView key="" source="# 停机公告" />,
    () => screen.findByRole('heading', { name: '停机公告' }),
  ],
  [
    'MarkdownEditor',
    <MarkdownEditor key="" aria-label="问题描述" defaultValue="只识别到 2 张" />,
    () => screen.findByRole('textbox', { name: '问题描述' }),
  ],
])('the place of a %s that a server drew is taken over without an error, and filled', async (_, element, filled) => {
  const onRecoverableError = vi.fn();
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  render(element, { container, hydrate: true, onRecoverableError });
  expect(await filled()).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});
