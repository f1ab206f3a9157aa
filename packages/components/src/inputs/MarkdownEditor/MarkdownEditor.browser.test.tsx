import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { ImageUpload } from './MarkdownEditor';
import { MarkdownEditor } from './MarkdownEditor';

/** The part of the Chrome DevTools protocol that an input method speaks. */
interface InputMethod {
  send(method: 'Input.insertText', params: { text: string }): Promise<unknown>;
  send(
    method: 'Input.imeSetComposition',
    params: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<unknown>;
}
const inputMethod = cdp() as unknown as InputMethod;

afterEach(cleanup);

const area = () => screen.findByRole('textbox', { name: '描述' }, { timeout: 50_000 });
const open = async (props: Partial<Parameters<typeof MarkdownEditor>[0]> = {}) => {
  render(<MarkdownEditor aria-label="描述" {...props} />);
  const text = await area();
  await userEvent.click(text);
  return text;
};
const undo = () => userEvent.keyboard('{Control>}z{/Control}');
const picture = (name = 'a.png', type = 'image/png') => new File([new Uint8Array(8)], name, { type });
const give = (text: HTMLElement, kind: 'paste' | 'drop', ...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const box = text.getBoundingClientRect();
  text.dispatchEvent(
    kind === 'paste'
      ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      : new DragEvent('drop', {
          dataTransfer: data,
          bubbles: true,
          cancelable: true,
          clientX: box.left + 20,
          clientY: box.top + 20,
        }),
  );
};
const stored: ImageUpload = () => Promise.resolve({ url: 'https://example.com/1.png' });

describe('the text', () => {
  test('is Markdown, in and out', async () => {
    const onValueChange = vi.fn<(markdown: string) => void>();
    const text = await open({ defaultValue: '**卡** 掉了\n\n1. 重启\n2. 迁移', onValueChange });
    expect(text.querySelector('strong')?.textContent).toBe('卡');
    expect(text.querySelectorAll('ol > li')).toHaveLength(2);
    await userEvent.click(screen.getByText('迁移'));
    await userEvent.keyboard('{End}！');
    expect(onValueChange).toHaveBeenLastCalledWith('**卡** 掉了\n\n1. 重启\n2. 迁移！');
  });

  test('of the parent wins when it changes', async () => {
    const Reply = () => {
      const [value, setValue] = useState('旧');
      return (
        <>
          <MarkdownEditor aria-label="描述" value={value} onValueChange={setValue} />
          <button onClick={() => setValue('')}>清空</button>
        </>
      );
    };
    render(<Reply />);
    const text = await area();
    expect(text.textContent).toBe('旧');
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    await expect.poll(() => text.textContent).toBe('');
  });

  test('is composed by an input method without loss', async () => {
    const onValueChange = vi.fn<(markdown: string) => void>();
    await open({ onValueChange });
    for (const step of ['x', 'xi', 'xia'])
      await inputMethod.send('Input.imeSetComposition', {
        text: step,
        selectionStart: step.length,
        selectionEnd: step.length,
      });
    await inputMethod.send('Input.insertText', { text: '显卡' });
    await expect.poll(() => onValueChange.mock.lastCall?.[0]).toBe('显卡');
  });

  test('holds no hostile link', async () => {
    const text = await open({
      defaultValue: '[点我](javascript:alert(1)) <script>alert(1)</script><img src=x onerror=alert(1)>',
    });
    expect(text.querySelector('a[href^="javascript"], script, [onerror]')).toBeNull();
  });
});

test('what was written can be taken back and made again, by keys and by buttons', async () => {
  const text = await open();
  // At once: what is typed with a pause between its letters is taken back letter by letter.
  await inputMethod.send('Input.insertText', { text: '显卡' });
  await undo();
  expect(text.textContent).toBe('');
  expect(screen.getByRole('button', { name: '撤销' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: '重做' }));
  expect(text.textContent).toBe('显卡');
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(text.textContent).toBe('');
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(text.textContent).toBe('显卡');
});

describe('a picture', () => {
  test.each(['paste', 'drop'] as const)('comes by %s and stands in the text as Markdown', async (kind) => {
    const onValueChange = vi.fn<(markdown: string) => void>();
    give(await open({ uploadImage: stored, onValueChange }), kind, picture('监控.png'));
    await expect.poll(() => onValueChange.mock.lastCall?.[0]).toContain('![监控](https://example.com/1.png)');
  });

  test.each(['paste', 'drop'] as const)('is the only kind of file that %s takes', async (kind) => {
    const uploadImage = vi.fn(stored);
    give(await open({ uploadImage }), kind, picture('日志.pdf', 'application/pdf'));
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('只能插入 PNG、JPG、GIF 或 WebP 图片，日志.pdf 未插入');
    expect(uploadImage).not.toHaveBeenCalled();
  });

  test('is refused where none can be stored', async () => {
    const text = await open();
    expect(screen.queryByRole('button', { name: '插入图片' })).toBeNull();
    give(text, 'paste', picture());
    await expect.element(screen.getByRole('alert')).toHaveTextContent('此处不能插入图片，a.png 未插入');
  });

  test('shows how far it is, can be cancelled, and is then not inserted', async () => {
    let signal: AbortSignal | undefined;
    const text = await open({
      uploadImage: (_, options) =>
        new Promise(() => {
          signal = options.signal;
          options.onProgress(0.4);
        }),
    });
    give(text, 'paste', picture());
    await expect.poll(() => screen.queryByRole('progressbar')?.getAttribute('aria-valuenow')).toBe('40');
    await userEvent.click(screen.getByRole('button', { name: '取消上传 a.png' }));
    expect(signal?.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(text.querySelector('img:not(.ProseMirror-separator)')).toBeNull();
  });

  test('that failed can be tried again', async () => {
    const uploadImage = vi.fn<ImageUpload>().mockRejectedValueOnce(new Error('offline')).mockImplementation(stored);
    const text = await open({ uploadImage });
    give(text, 'paste', picture());
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect.poll(() => text.querySelector('img')?.getAttribute('src')).toBe('https://example.com/1.png');
  });

  test('lands where it was put, though the text went on', async () => {
    let finish: (answer: { url: string }) => void = () => undefined;
    const onValueChange = vi.fn<(markdown: string) => void>();
    const text = await open({
      uploadImage: () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
      onValueChange,
    });
    await userEvent.keyboard('甲');
    give(text, 'paste', picture());
    await userEvent.keyboard('乙');
    finish({ url: 'https://example.com/1.png' });
    await expect
      .poll(() => (onValueChange.mock.lastCall?.[0] ?? '').replace(/\s/g, ''))
      .toBe('甲![a](https://example.com/1.png)乙');
  });
});

describe('the tools', () => {
  test('are one stop of Tab, with arrows between them', async () => {
    await open();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    const focused = () => document.activeElement?.getAttribute('aria-label');
    expect(focused()).toBe('粗体');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('斜体');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(await area());
  });

  test('change what is chosen and say so', async () => {
    const onValueChange = vi.fn<(markdown: string) => void>();
    await open({ defaultValue: '急', onValueChange });
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(screen.getByRole('button', { name: '粗体' }));
    expect(onValueChange).toHaveBeenLastCalledWith('**急**');
    expect(screen.getByRole('button', { name: '粗体' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('link the chosen words and refuse what is no address', async () => {
    const onValueChange = vi.fn<(markdown: string) => void>();
    await open({ defaultValue: '文档', onValueChange });
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(screen.getByRole('button', { name: '链接' }));
    const address = await screen.findByRole('textbox', { name: '链接地址' });
    await userEvent.fill(address, 'javascript:alert(1)');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('请输入以 http:// 或 https:// 开头的地址')).toBeVisible();
    await userEvent.fill(address, 'example.com');
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('[文档](https://example.com)');
  });

  test('are off while it is disabled, and so is the text', async () => {
    render(<MarkdownEditor aria-label="描述" disabled defaultValue="只读" />);
    expect(await area()).toHaveAttribute('contenteditable', 'false');
    expect(screen.getByRole('button', { name: '粗体' })).toHaveAttribute('aria-disabled', 'true');
  });
});
