import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MarkdownEditor } from './MarkdownEditor';

afterEach(cleanup);

/** The rule that the site sends as a header, from here on for this page. */
function requireTrustedTypes() {
  const rule = document.createElement('meta');
  rule.httpEquiv = 'Content-Security-Policy';
  rule.content = "require-trusted-types-for 'script'; trusted-types dompurify default";
  document.head.append(rule);
}

test('a page that requires Trusted Types can be written on, and what is pasted arrives without its scripts', async () => {
  requireTrustedTypes();
  const onValueChange = vi.fn<(markdown: string) => void>();
  render(<MarkdownEditor aria-label="描述" onValueChange={onValueChange} />);
  const text = await screen.findByRole('textbox', { name: '描述' }, { timeout: 20_000 });
  await userEvent.click(text);
  const data = new DataTransfer();
  data.setData(
    'text/html',
    '<p>显卡<b>掉了</b><img src="x" onerror="document.title = \'ran\'"><script>document.title = "ran"</script></p>',
  );
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await userEvent.keyboard('！');
  expect(onValueChange).toHaveBeenLastCalledWith('显卡**掉了！**');
  expect(document.title).not.toBe('ran');
});

test('a string that reaches the page’s own parser after that brings no form, drawing, style or name with it, and no script address at all', () => {
  const place = document.createElement('div');
  place.innerHTML =
    '<p id="main" style="position:fixed">词<b>粗</b></p><form name="body"><button>付款</button></form><svg><a href="x">图</a></svg><style>p{}</style><img src="x" onerror="document.title = 1">';
  expect([...place.querySelectorAll('*')].map((element) => element.outerHTML)).toEqual([
    '<p>词<b>粗</b></p>',
    '<b>粗</b>',
    '<img src="x">',
  ]);
  const script = document.createElement('script');
  expect(() => {
    script.src = '/a.js';
  }).toThrow(TypeError);
});
