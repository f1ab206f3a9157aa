import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { commit, compose } from '../../../test/input-method';
import { AmountField } from './AmountField';

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const Controlled = () => {
  const [value, setValue] = useState('');
  return <AmountField aria-label="充值金额" value={value} onValueChange={setValue} />;
};
const paste = async (text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  await userEvent.click(field());
  const allowed = field().dispatchEvent(
    new InputEvent('beforeinput', { inputType: 'insertFromPaste', data: text, bubbles: true, cancelable: true }),
  );
  if (allowed) document.execCommand('insertText', false, text);
};

afterEach(cleanup);

describe.each([
  ['that follows a value', () => <Controlled />],
  ['that keeps its own text', () => <AmountField aria-label="充值金额" />],
])('an amount field %s', (_, element) => {
  beforeEach(async () => {
    render(element());
    await userEvent.click(field());
  });

  test.each([
    ['12。5', '12.5'],
    ['１，２３４．５６', '1,234.56'],
    ['￥１００', '100'],
    ['100元', '100'],
    ['1500块', '1500块'],
  ])('%s typed character by character shows %s', async (text, shown) => {
    for (const char of text) await commit(char);
    expect(field().value).toBe(shown);
  });

  test.each([
    ['12。5', '12.5'],
    ['１２．５', '12.5'],
    ['￥１，２３４．５６元', '1,234.56'],
  ])('%s pasted shows %s', async (text, shown) => {
    await paste(text);
    expect(field().value).toBe(shown);
  });

  test('text is left alone while it is composed and converted when it is committed', async () => {
    await commit('12');
    await compose('。', '。５');
    expect(field().value).toBe('12。５');
    await commit('。５');
    expect(field().value).toBe('12.5');
    expect(field().selectionStart).toBe(4);
  });

  test('a word composed by mistake stays and is refused', async () => {
    await compose('yi', '一');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    await commit('一');
    expect(field().value).toBe('一');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  test('the caret stays where the digit went in', async () => {
    await commit('15');
    field().setSelectionRange(1, 1);
    await commit('２');
    expect(field().value).toBe('125');
    expect(field().selectionStart).toBe(2);
    await commit('。');
    expect(field().value).toBe('12.5');
    expect(field().selectionStart).toBe(3);
  });

  test('a digit put into a grouped amount is no fault', async () => {
    await commit('1,500');
    field().setSelectionRange(3, 3);
    await commit('2');
    expect(field().value).toBe('15200');
    expect(field().selectionStart).toBe(3);
  });

  test('undo takes back what was typed, converted or not', async () => {
    await commit('12');
    field().blur();
    field().focus();
    field().setSelectionRange(0, field().value.length);
    await commit('９');
    expect(field().value).toBe('9');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(field().value).toBe('12.00');
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(field().value).toBe('9');
  });
});

test('a digit taken from a grouped amount that the host has written is no fault', async () => {
  function Invoice() {
    const [value, setValue] = useState('');
    return (
      <>
        <AmountField aria-label="开票金额" value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue('1,500.00')}>
          全部
        </button>
      </>
    );
  }
  render(<Invoice />);
  await userEvent.click(screen.getByRole('button', { name: '全部' }));
  await userEvent.click(field());
  field().setSelectionRange(2, 3);
  await userEvent.keyboard('{Delete}');
  expect(field().value).toBe('100.00');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});
