import '@compute-market/tokens/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { samplePayment } from '../../test/payment-fixtures';
import { codePicture } from '../../test/picture-fixtures';
import { PaymentPanel } from '../commerce/PaymentPanel';
import { Card } from '../data/Card/Card';
import { QrPanel } from '../feedback/QrPanel/QrPanel';
import { GlobalStyle } from './GlobalStyle/GlobalStyle';

afterEach(cleanup);

/** Red, green and blue of a computed colour added up: 0 for black, 765 for white. */
const brightness = (color: string) =>
  (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);

/** What stands behind an element: the first ancestor that paints a ground. */
function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor === 'rgba(0, 0, 0, 0)' && element.parentElement
    ? groundOf(element.parentElement)
    : backgroundColor;
}

test.each([
  ['dark', 'light'],
  ['light', 'dark'],
])(
  'words that inherit their colour can be read in a part that is %s, and in one that is %s inside it',
  (outer, inner) => {
    render(
      <>
        <GlobalStyle />
        <div data-theme={outer}>
          <p>外面</p>
          <Card data-theme={inner}>
            <p>里面</p>
          </Card>
        </div>
      </>,
    );
    for (const [theme, words] of [
      [outer, screen.getByText('外面')],
      [inner, screen.getByText('里面')],
    ] as const) {
      const [text, ground] = [brightness(getComputedStyle(words).color), brightness(groundOf(words))];
      expect(text > ground, `${theme}: ${text} on ${ground}`).toBe(theme === 'dark');
      expect(Math.abs(text - ground)).toBeGreaterThan(400);
    }
  },
);

test('a component keeps the ground that it says itself', () => {
  render(
    <>
      <GlobalStyle />
      <Card data-theme="dark">卡片</Card>
      <div data-theme="dark">块</div>
    </>,
  );
  const card = screen.getByText('卡片').closest('[data-component="Card"]');
  expect(card && getComputedStyle(card).backgroundColor).not.toBe(
    getComputedStyle(screen.getByText('块')).backgroundColor,
  );
});

test.each([
  ['a login by WeChat', <QrPanel key="qr" name="微信登录" state="ready" code={codePicture} secondsLeft={278} />],
  ['a payment', <PaymentPanel key="payment" {...samplePayment} layout="desktop" />],
])('the code of %s stands on white and has white round it in the dark, so that a phone finds it', (_, panel) => {
  render(<Card data-theme="dark">{panel}</Card>);
  const { backgroundColor, boxShadow } = getComputedStyle(screen.getByRole('img', { name: /二维码/ }));
  expect(backgroundColor).toBe('rgb(255, 255, 255)');
  expect(boxShadow).toBe('rgb(255, 255, 255) 0px 0px 0px 16px');
});
