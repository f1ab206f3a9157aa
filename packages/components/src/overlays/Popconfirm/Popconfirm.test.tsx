import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Button } from '../../actions/Button/Button';
import { Popconfirm, type PopconfirmProps } from './Popconfirm';

describeConformance(
  'Popconfirm',
  <Popconfirm defaultOpen trigger={<Button>删除</Button>} title="删除镜像 llama3-base？" onConfirm={() => undefined} />,
  { tag: 'div' },
);

const show = (props: Partial<PopconfirmProps> = {}) => {
  const onConfirm = vi.fn();
  render(
    <Popconfirm
      trigger={<Button>删除</Button>}
      title="删除镜像 llama3-base？"
      description="删除后无法恢复"
      onConfirm={onConfirm}
      {...props}
    />,
  );
  return onConfirm;
};
const trigger = () => screen.getByRole('button', { name: '删除' });

test('asks by its title, and the focus starts on the way out', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: '删除镜像 llama3-base？' });
  expect(panel).toHaveAttribute('data-component', 'Popconfirm');
  expect(panel).toHaveTextContent('删除后无法恢复');
  await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
});

test('a yes does the work, closes, and gives the focus back', async () => {
  const onConfirm = show();
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole('button', { name: '确定' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(trigger()).toHaveFocus();
});

test('a word that is given as undefined is that of the language', async () => {
  show({ labels: { confirm: undefined, cancel: '再想想' } });
  await userEvent.click(trigger());
  // Its place is found in a later frame; until then it is hidden.
  await waitFor(() => expect(screen.getByRole('button', { name: '确定' })).toBeVisible());
  expect(screen.getByRole('button', { name: '再想想' })).toBeVisible();
});

test('Escape leaves without doing anything', async () => {
  const onConfirm = show();
  await userEvent.click(trigger());
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('stays while the work is under way, and for another attempt when it failed', async () => {
  let fail: (reason: Error) => void = () => undefined;
  show({
    labels: { confirm: '确认删除' },
    onConfirm: () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  });
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole('button', { name: '确认删除' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await act(async () => {
    fail(new Error('offline'));
    await Promise.resolve();
  });
  await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toBeEnabled());
});

test('why the work failed is said in the panel, and forgotten when it is opened again', async () => {
  show({
    labels: { confirm: '确认删除' },
    onConfirm: () => Promise.reject(new Error('E_IN_USE')),
    describeFailure: () => '镜像正在使用，停止后再删除',
  });
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole('button', { name: '确认删除' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('镜像正在使用，停止后再删除');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(trigger());
  await screen.findByRole('dialog');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure that nobody describes is reported as an error of the page', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const failure = new Error('E_IN_USE');
  show({ labels: { confirm: '确认删除' }, onConfirm: () => Promise.reject(failure) });
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole('button', { name: '确认删除' }));
  await waitFor(() => expect(reported.mock.calls).toEqual([[failure]]));
  vi.unstubAllGlobals();
});

/** Images with a button each; the answer of the server and the list that is read again come when the test says so. */
function Images({ onRemove }: { onRemove: (remove: () => void) => void | Promise<unknown> }) {
  const [images, setImages] = useState(['甲', '乙']);
  return (
    <main>
      <Button>新建</Button>
      <ul>
        {images.map((image) => (
          <li key={image}>
            <Popconfirm
              trigger={<Button>{`删除${image}`}</Button>}
              title={`删除镜像${image}？`}
              onConfirm={() => onRemove(() => setImages((before) => before.filter((one) => one !== image)))}
            />
          </li>
        ))}
      </ul>
    </main>
  );
}
const removeByKeyboard = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
  await userEvent.keyboard('{Tab}{Enter}');
};

test('where the row goes at once, what is left near it has the focus', async () => {
  render(<Images onRemove={(remove) => remove()} />);
  await removeByKeyboard('删除甲');
  await waitFor(() => expect(screen.getByRole('button', { name: '删除乙' })).toHaveFocus());
  await removeByKeyboard('删除乙');
  await waitFor(() => expect(screen.getByRole('button', { name: '新建' })).toHaveFocus());
});

test('where the row goes when the list is read again, what is left near it has the focus', async () => {
  let readAgain: () => void = () => undefined;
  render(
    <Images
      onRemove={(remove) => {
        readAgain = remove;
      }}
    />,
  );
  await removeByKeyboard('删除甲');
  await waitFor(() => expect(screen.getByRole('button', { name: '删除甲' })).toHaveFocus());
  // A list is never read again in the same moment.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  act(() => readAgain());
  await waitFor(() => expect(screen.getByRole('button', { name: '删除乙' })).toHaveFocus());
});
