import { Combobox } from '@compute-market/components/combobox';
import { Dialog } from '@compute-market/components/dialog';
import { clearToasts, toast } from '@compute-market/components/toast';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Messages } from './Messages';
import { PlainMessages } from './PlainMessages';

afterEach(() => {
  act(clearToasts);
  vi.unstubAllGlobals();
});

function Page({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <main>我的实例</main>
      {children}
      <Dialog open={open} onOpenChange={setOpen} title="备注" />
    </>
  );
}

const isInert = (element: Element) => element.closest('[inert]') !== null;

describe.each([
  ['the messages of the site', <Messages key="messages" />],
  ['the plain ones before their code is here', <PlainMessages key="plain" />],
])('%s', (_, messages) => {
  test('are heard and in reach over an open window, from the first on', async () => {
    render(<Page>{messages}</Page>);
    await waitFor(() => expect(isInert(screen.getByText('我的实例'))).toBe(true));
    act(() => {
      toast({ tone: 'err', title: '备注未能保存', action: { label: '重试', onAction: vi.fn() } });
    });
    const said = await screen.findByText('备注未能保存');
    expect(screen.getByRole('alert')).toContainElement(said);
    expect(isInert(said)).toBe(false);
  });

  test('are so over a window that opens after them', async () => {
    act(() => {
      toast({ tone: 'err', title: '网络不可用' });
    });
    render(<>{messages}</>);
    await screen.findByText('网络不可用');
    render(<Page>{null}</Page>);
    await waitFor(() => expect(isInert(screen.getByText('我的实例'))).toBe(true));
    expect(screen.getByRole('alert')).toHaveTextContent('网络不可用');
    expect(isInert(screen.getByText('网络不可用'))).toBe(false);
  });

  test('are so over the sheet that a list is on a phone', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    act(() => {
      toast({ tone: 'err', title: '网络不可用' });
    });
    render(
      <>
        <main>我的实例</main>
        {messages}
        <Combobox aria-label="机房" options={[{ value: 'east', label: '华东一区' }]} />
      </>,
    );
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByRole('option', { name: '华东一区' });
    const isHidden = (element: Element) => element.closest('[aria-hidden="true"]') !== null;
    await waitFor(() => expect(isHidden(screen.getByText('我的实例'))).toBe(true));
    expect(isHidden(screen.getByText('网络不可用'))).toBe(false);
  });
});
