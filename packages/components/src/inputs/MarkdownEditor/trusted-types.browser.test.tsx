import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MarkdownEditor } from './index';

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
  data.setData('text/html', '<p>显卡<b>掉了</b><img src="x" onerror="document.title = \'ran\'"><script>document.title = "ran"</script></p>');
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await userEvent.keyboard('！');
  expect(onValueChange).toHaveBeenLastCalledWith('显卡**掉了！**');
  expect(document.title).not.toBe('ran');
});
