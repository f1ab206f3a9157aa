import { createElement, type ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { MarkdownEditor } from '../../inputs/MarkdownEditor/MarkdownEditor';
import { MarkdownView } from './MarkdownView';

const text = '重启后只识别到 2 张卡';

test.each<[string, ReactElement, string]>([
  ['MarkdownView', createElement(MarkdownView, { source: text }), 'data-component="Skeleton"'],
  ['MarkdownEditor', createElement(MarkdownEditor, { 'aria-label': '问题描述', value: text }), text],
])('where there is no browser a %s holds its place, and nothing goes wrong', async (_, element, drawn) => {
  expect(globalThis.document).toBeUndefined();
  const onError = vi.fn();
  const { prelude } = await prerender(element, { onError });
  expect(await new Response(prelude).text()).toContain(drawn);
  expect(onError).not.toHaveBeenCalled();
});
