import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { SecretField } from './SecretField';

afterEach(() => void vi.useRealTimers());

describeConformance('SecretField', <SecretField reveal={() => 'kW7-rQ2'} />, { tag: 'span' });

const show = async () => {
  fireEvent.click(screen.getByRole('button', { name: '显示' }));
  await act(() => Promise.resolve());
};

test('the secret is not in the page before it is asked for', async () => {
  const reveal = vi.fn(() => Promise.resolve('kW7-rQ2'));
  const { container } = render(<SecretField reveal={reveal} />);
  expect(container).not.toHaveTextContent('kW7-rQ2');
  expect(reveal).not.toHaveBeenCalled();
  await show();
  expect(container).toHaveTextContent('kW7-rQ2');
});

test('hides itself after 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { container } = render(<SecretField reveal={() => 'kW7-rQ2'} />);
  await show();
  act(() => void vi.advanceTimersByTime(29_999));
  expect(container).toHaveTextContent('kW7-rQ2');
  act(() => void vi.advanceTimersByTime(1));
  expect(container).not.toHaveTextContent('kW7-rQ2');
});

test('can be hidden by hand', async () => {
  const { container } = render(<SecretField reveal={() => 'kW7-rQ2'} />);
  await show();
  fireEvent.click(screen.getByRole('button', { name: '隐藏' }));
  expect(container).not.toHaveTextContent('kW7-rQ2');
});

test('a refusal says what to do next', async () => {
  render(<SecretField reveal={() => Promise.reject(new Error('offline'))} />);
  await show();
  expect(screen.getByText('获取失败，请重试')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '显示' })).toBeEnabled();
});

test('a secret that was readable when its part was hidden is masked when that is shown again', async () => {
  const part = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <SecretField reveal={() => 'kW7-rQ2'} />
    </Activity>
  );
  const { container, rerender } = render(part('visible'));
  await show();
  expect(container).toHaveTextContent('kW7-rQ2');
  rerender(part('hidden'));
  rerender(part('visible'));
  expect(container).not.toHaveTextContent('kW7-rQ2');
});

test.each<[string, (answer: { give: (secret: string) => void; refuse: (reason: Error) => void }) => void]>([
  ['a secret', ({ give }) => give('kW7-rQ2')],
  ['a refusal', ({ refuse }) => refuse(new Error('offline'))],
])('%s that comes after its part was hidden is dropped, and can be asked for again', async (_, end) => {
  let endLate = () => {};
  const late = new Promise<string>((give, refuse) => {
    endLate = () => end({ give, refuse });
  });
  const reveal = vi.fn<() => Promise<string>>().mockReturnValueOnce(late).mockResolvedValue('9tB-x04');
  const part = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <SecretField reveal={reveal} />
    </Activity>
  );
  const { container, rerender } = render(part('visible'));
  await show();
  rerender(part('hidden'));
  endLate();
  await act(() => Promise.resolve());
  rerender(part('visible'));
  expect(container).not.toHaveTextContent('kW7-rQ2');
  expect(container).not.toHaveTextContent('获取失败');
  await show();
  expect(container).toHaveTextContent('9tB-x04');
});
