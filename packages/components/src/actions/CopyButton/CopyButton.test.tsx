import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { CopyButton } from './CopyButton';

describeConformance('CopyButton', <CopyButton value="118220261118" label="复制订单号" />, {
  tag: 'span',
  control: 'button',
});

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  writeText.mockReset();
});

const press = async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
  await user.click(screen.getByRole('button'));
};

test('copies the value, announces it, and is itself again after 1.5 s', async () => {
  writeText.mockResolvedValue();
  render(<CopyButton value="ssh -p 31456 root@hz02.example.cn" />);
  await press();
  expect(writeText).toHaveBeenCalledWith('ssh -p 31456 root@hz02.example.cn');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('已复制'));
  expect(screen.getByRole('button', { name: '复制' })).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(1500);
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says what to do when the browser refuses', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  const onCopied = vi.fn();
  render(<CopyButton value="密钥" onCopied={onCopied} />);
  await press();
  await waitFor(() => expect(onCopied).toHaveBeenCalledWith(false));
  expect(screen.getByRole('status')).toHaveTextContent('复制失败，请选中文字后手动复制');
});

test('is itself again when its part was hidden just after it copied', async () => {
  writeText.mockResolvedValue();
  const part = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <CopyButton value="118220261118" />
    </Activity>
  );
  const { rerender } = render(part('visible'));
  await press();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('已复制'));
  rerender(part('hidden'));
  rerender(part('visible'));
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});
