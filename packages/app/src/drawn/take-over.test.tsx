// @vitest-environment jsdom
import {
  DRAWN_ELEMENT,
  DRAWN_STYLE,
  LOST_ELEMENT,
  TAKE_OVER_EVENT,
  type DrawnFor,
} from '@compute-market/contract/drawn-page';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardDrawn, type GuardNames } from './take-over';
import { TakeOver } from './TakeOver';

const names: GuardNames = {
  token: 'token',
  drawn: DRAWN_ELEMENT,
  style: DRAWN_STYLE,
  root: 'root',
  lost: LOST_ELEMENT,
  patience: 20_000,
  event: TAKE_OVER_EVENT,
  drawnFor: 'visitor',
};
const byId = (id: string) => document.getElementById(id);

function Login() {
  const [phone, setPhone] = useState('');
  return (
    <>
      <a href="/docs">文档</a>
      <input aria-label="手机号" name="phone" value={phone} onChange={({ target }) => setPhone(target.value)} />
      <input type="checkbox" aria-label="同意" name="agree" />
      <input aria-label="备注" defaultValue="" />
      <p role="status">{phone}</p>
    </>
  );
}

/** A page as the server sends it, whose guard has run. */
function openPage(drawnFor: DrawnFor = 'visitor') {
  document.body.innerHTML = `<style id="${DRAWN_STYLE}"></style><div id="${DRAWN_ELEMENT}"><a href="/docs">文档</a><input name="phone"><input type="checkbox" name="agree"><input aria-label="备注"><div id="${LOST_ELEMENT}" role="alert" hidden></div></div><script type="module"></script><div id="root" inert></div>`;
  guardDrawn({ ...names, drawnFor });
}
const drawnField = () => {
  const field = document.querySelector<HTMLInputElement>(`#${DRAWN_ELEMENT} input`);
  if (field === null) throw new Error('nothing is drawn');
  return field;
};
/** The app's first screen stands. */
async function mountApp() {
  const root = byId('root');
  if (root === null) throw new Error('no root');
  const app = createRoot(root);
  await act(async () => {
    app.render(
      <TakeOver>
        <Login />
      </TakeOver>,
    );
    await Promise.resolve();
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  delete document.documentElement.dataset.drawnForOthers;
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('what was typed goes over to the app with the focus and the selection, and the drawn part leaves', async () => {
  openPage();
  const field = drawnField();
  field.focus();
  field.value = '13800000001';
  field.setSelectionRange(3, 5);
  await mountApp();
  expect([byId(DRAWN_ELEMENT), byId(DRAWN_STYLE)]).toEqual([null, null]);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' });
  expect(input).toHaveValue('13800000001');
  expect(input).toHaveFocus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
  expect(screen.getByRole('status')).toHaveTextContent('13800000001');
  expect(byId('root')).not.toHaveAttribute('inert');
});

test('a field that only its label names keeps its words', async () => {
  openPage();
  const field = document.querySelector<HTMLInputElement>(`#${DRAWN_ELEMENT} [aria-label="备注"]`);
  if (field !== null) field.value = '训练';
  await mountApp();
  expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('训练');
});

test('a script that cannot be had is told at once, and only it', () => {
  openPage();
  byId('root')?.dispatchEvent(new Event('error'));
  expect(byId(LOST_ELEMENT)).not.toBeVisible();
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(byId(LOST_ELEMENT)).toBeVisible();
});

test('what is on its way for too long is told, and the app still takes the place when it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  openPage();
  vi.advanceTimersByTime(names.patience - 1);
  expect(byId(LOST_ELEMENT)).not.toBeVisible();
  vi.advanceTimersByTime(1);
  expect(byId(LOST_ELEMENT)).toBeVisible();
  vi.useRealTimers();
  await mountApp();
  expect(byId(LOST_ELEMENT)).toBeNull();
});

test('a box is no text: it gets no value, which a form would take for its answer', async () => {
  openPage();
  await mountApp();
  expect(screen.getByRole('checkbox', { name: '同意' })).not.toHaveAttribute('value');
});

test('a link keeps its focus', async () => {
  openPage();
  screen.getByRole('link', { name: '文档' }).focus();
  await mountApp();
  expect(screen.getByRole('link', { name: '文档' })).toHaveFocus();
});

test('what an input method is composing is waited for', async () => {
  openPage();
  const field = drawnField();
  field.focus();
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  field.value = '1380000';
  await mountApp();
  expect(drawnField()).toHaveFocus();
  expect(byId('root')).not.toBeVisible();
  field.value = '13800000001';
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await waitFor(() => expect(byId(DRAWN_ELEMENT)).toBeNull());
  expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('13800000001');
  expect(byId('root')).toBeVisible();
});

test.each([
  ['who has a session never sees the page of a visitor', 'visitor', 'T0ken'],
  ['who has no session never sees the frame of the console', 'customer', null],
] as const)('%s', (_, drawnFor, token) => {
  if (token !== null) localStorage.setItem('token', token);
  openPage(drawnFor);
  expect(document.documentElement.dataset.drawnForOthers).toBe('');
  document.dispatchEvent(new Event('readystatechange'));
  expect(byId(DRAWN_ELEMENT)).toBeNull();
  expect(byId('root')).not.toHaveAttribute('inert');
});

test('who has a session sees the frame of the console until the app stands', async () => {
  localStorage.setItem('token', 'T0ken');
  openPage('customer');
  document.dispatchEvent(new Event('readystatechange'));
  expect(byId(DRAWN_ELEMENT)).not.toBeNull();
  await mountApp();
  expect(byId(DRAWN_ELEMENT)).toBeNull();
});
