import { afterEach, expect, test } from 'vitest';
import { keepFocusNear, pathOf } from './focusNear';

// Other files' tests draw into the same page.
afterEach(() => document.body.replaceChildren());

/** A list of two, each with its button, under a link; the first button has the focus. */
function list() {
  document.body.innerHTML =
    '<main><a href="#new">新建</a><ul><li id="one"><button>删除甲</button></li><li id="two"><button>删除乙</button></li></ul></main>';
  const [one, two] = document.querySelectorAll('button');
  if (!one || !two) throw new Error('no list');
  one.focus();
  return { one, two, link: document.querySelector('a') };
}
const drawn = () => new Promise((resolve) => setTimeout(resolve));

test('when the control goes later, the nearest place that is left has the focus', async () => {
  const { one, two, link } = list();
  keepFocusNear(pathOf(one));
  document.querySelector('#one')?.remove();
  await drawn();
  expect(two).toHaveFocus();
  // Once: what has the focus then is nobody's to keep.
  two.remove();
  await drawn();
  expect(link).not.toHaveFocus();
});

test('who went on keeps the focus, whatever becomes of the control', async () => {
  const { one, two, link } = list();
  keepFocusNear(pathOf(one));
  link?.focus();
  document.querySelector('#one')?.remove();
  await drawn();
  expect(link).toHaveFocus();
  link?.blur();
  await drawn();
  expect(two).not.toHaveFocus();
});

test('a control that is gone already gives to what is near it at once', () => {
  const { one, two } = list();
  const path = pathOf(one);
  document.querySelector('#one')?.remove();
  keepFocusNear(path);
  expect(two).toHaveFocus();
});

test('a part with a name that has no control left has the focus itself, until it goes on', () => {
  document.body.innerHTML =
    '<main><button>修改</button><section aria-label="登录设备"><ul><li><button>退出</button></li></ul></section></main>';
  const part = document.querySelector('section');
  const path = pathOf(document.querySelector('li button'));
  document.querySelector('ul')?.replaceChildren();
  keepFocusNear(path);
  expect(part).toHaveFocus();
  expect(part?.style.outlineStyle).toBe('none');
  document.querySelector('button')?.focus();
  expect(part).not.toHaveAttribute('tabindex');
  expect(part?.style.outlineStyle).toBe('');
});
