import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeferredMenu } from './DeferredMenu';

function show(load: () => Promise<string>) {
  render(
    <DeferredMenu pressOpens trigger={<button type="button">账号</button>} load={load}>
      {(name, { defaultOpen }) => <p>{`${name}${defaultOpen ? '已打开' : '未打开'}`}</p>}
    </DeferredMenu>,
  );
  return screen.getByRole('button', { name: '账号' });
}

test('a menu that comes in the middle of a press is open', async () => {
  let bring: (name: string) => void = () => undefined;
  const trigger = show(() => new Promise((resolve) => (bring = resolve)));
  fireEvent.pointerDown(trigger, { button: 0 });
  fireEvent.focus(trigger);
  bring('菜单');
  expect(await screen.findByText('菜单已打开')).toBeVisible();
});

test('one that the focus alone brings is not', async () => {
  const trigger = show(() => Promise.resolve('菜单'));
  fireEvent.focus(trigger);
  expect(await screen.findByText('菜单未打开')).toBeVisible();
});
