import { expect, test } from 'vitest';
import { placeOnScreen } from './place-on-screen';

const screen = { width: 800, height: 400 };
const at = (clientX: number, clientY: number) => ({ clientX, clientY });

test('the mouse is where it points on a screen that is drawn smaller', () => {
  const laid = { left: 100, top: 50, width: 400, height: 200 };
  expect(placeOnScreen(screen, laid, at(100, 50))).toEqual({ x: 0, y: 0 });
  expect(placeOnScreen(screen, laid, at(300, 150))).toEqual({ x: 400, y: 200 });
});

test('bars of a full screen are no part of the picture', () => {
  // Above and below it, 300 each.
  const tall = { left: 0, top: 0, width: 800, height: 1000 };
  expect(placeOnScreen(screen, tall, at(10, 300))).toEqual({ x: 10, y: 0 });
  expect(placeOnScreen(screen, tall, at(10, 500))).toEqual({ x: 10, y: 200 });
  // To the left and the right, 100 each.
  const wide = { left: 0, top: 0, width: 1000, height: 400 };
  expect(placeOnScreen(screen, wide, at(100, 40))).toEqual({ x: 0, y: 40 });
  expect(placeOnScreen(screen, wide, at(500, 40))).toEqual({ x: 400, y: 40 });
});

test('on a bar the mouse is at the nearest edge', () => {
  const tall = { left: 0, top: 0, width: 800, height: 1000 };
  expect(placeOnScreen(screen, tall, at(10, 100))).toEqual({ x: 10, y: 0 });
  expect(placeOnScreen(screen, tall, at(900, 999))).toEqual({ x: 799, y: 399 });
});
