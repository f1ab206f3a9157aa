// @vitest-environment jsdom
import { DRAWN_ELEMENT, TAKE_OVER_EVENT } from '@compute-market/contract/drawn-page';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPress, type KeptNames } from './keep-press';
import { KEPT_MARK } from './kept-mark';

const names: KeptNames = {
  drawn: DRAWN_ELEMENT,
  root: 'root',
  event: TAKE_OVER_EVENT,
  mark: KEPT_MARK,
  patience: 5000,
};
const line = 20;

const controls = `<form><input name="phone"><button>登录</button></form><button>筛选</button><button>筛选</button><button disabled>清空</button>`;

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`nothing is #${id}`);
  return element;
};
const buttonsOf = (id: string) => [...byId(id).querySelectorAll('button')];
const at = (list: readonly HTMLElement[], index: number): HTMLElement => {
  const element = list[index];
  if (element === undefined) throw new Error('no such button');
  return element;
};
const marked = () => buttonsOf(DRAWN_ELEMENT).map((button) => button.hasAttribute(KEPT_MARK));

/** Each button of the drawn part has a line of its own. */
function layOut() {
  for (const [index, button] of buttonsOf(DRAWN_ELEMENT).entries())
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * line, line, line));
}
/** A pointer presses the place of a button, which is inert and hears nothing. */
const pointAt = (index: number) =>
  byId(DRAWN_ELEMENT).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 1, clientY: index * line + 1 }),
  );
const pressed = vi.fn<(index: number) => void>();

/** The app takes the place, as the guard has it. */
function takeOver(html = controls) {
  byId('root').innerHTML = html;
  for (const [index, button] of buttonsOf('root').entries())
    button.addEventListener('click', (event) => {
      event.preventDefault();
      pressed(index);
    });
  byId(DRAWN_ELEMENT).remove();
  // The guard gives over what was typed first.
  byId('root')
    .querySelector('input')
    ?.dispatchEvent(new Event('input', { bubbles: true }));
  document.dispatchEvent(new Event(TAKE_OVER_EVENT));
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  document.body.innerHTML = `<div id="${DRAWN_ELEMENT}">${controls.replaceAll('<button', '<button inert')}<p>算力市场</p></div><div id="root"></div>`;
  layOut();
  keepPress(names);
});
afterEach(() => {
  document.dispatchEvent(new Event(TAKE_OVER_EVENT));
  vi.useRealTimers();
  pressed.mockReset();
  document.body.innerHTML = '';
});

test('what was pressed shows that it waits, and is pressed and has the focus once the app stands', () => {
  pointAt(0);
  expect(marked()).toEqual([true, false, false, false]);
  takeOver();
  expect(pressed.mock.calls).toEqual([[0]]);
  expect(at(buttonsOf('root'), 0)).toHaveFocus();
});

test('of several with the same name it is the same one', () => {
  pointAt(2);
  takeOver();
  expect(pressed.mock.calls).toEqual([[2]]);
});

test('a form that is sent by a key is sent, and the focus stays in its field', () => {
  at(buttonsOf(DRAWN_ELEMENT), 0).click();
  takeOver();
  expect(pressed.mock.calls).toEqual([[0]]);
  expect(at(buttonsOf('root'), 0)).not.toHaveFocus();
});

test('only the last press is kept', () => {
  pointAt(1);
  pointAt(0);
  expect(marked()).toEqual([true, false, false, false]);
  takeOver();
  expect(pressed.mock.calls).toEqual([[0]]);
});

test.each([
  ['what is disabled', () => pointAt(3)],
  [
    'what was pressed before somebody typed on',
    () => (
      pointAt(0),
      byId(DRAWN_ELEMENT)
        .querySelector('input')
        ?.dispatchEvent(new Event('input', { bubbles: true }))
    ),
  ],
  ['what was pressed before somebody pressed beside it', () => (pointAt(0), pointAt(9))],
  ['what was pressed too long ago', () => (pointAt(0), vi.advanceTimersByTime(names.patience + 1))],
])('%s is not pressed', (_, happens) => {
  happens();
  takeOver();
  expect(pressed).not.toHaveBeenCalled();
});

test('where the app has another number of them, none is pressed', () => {
  pointAt(2);
  takeOver('<button>筛选</button><button>筛选</button><button>筛选</button>');
  expect(pressed).not.toHaveBeenCalled();
});

test('a press on the app itself is its own', () => {
  takeOver();
  at(buttonsOf('root'), 1).click();
  expect(pressed.mock.calls).toEqual([[1]]);
});
