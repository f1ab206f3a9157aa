import { cleanup, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { commit, compose } from '../../../test/input-method';
import { Button } from '../../actions/Button/Button';
import { CodeField } from '../CodeField/CodeField';
import { Form } from '../Form/Form';
import { PasswordField } from '../PasswordField/PasswordField';
import { PhoneField } from '../PhoneField/PhoneField';
import { QuantityField } from '../QuantityField/QuantityField';
import { SearchField } from '../SearchField/SearchField';
import { Slider } from '../Slider/Slider';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from './TextField';

afterEach(cleanup);

type Follow = { 'aria-label': string; value: string; onValueChange: (text: string) => void };
const Following = ({ element }: { element: (props: Follow) => ReactElement }) => {
  const [value, onValueChange] = useState('');
  return element({ 'aria-label': '字段', value, onValueChange });
};
const field = () => screen.getByLabelText<HTMLInputElement>('字段');

describe.each<[string, (props: Partial<Follow> & { 'aria-label': string }) => ReactElement]>([
  ['TextField', (props) => <TextField {...props} counter maxLength={20} />],
  ['TextArea', (props) => <TextArea {...props} counter maxLength={20} />],
  ['SearchField', (props) => <SearchField {...props} />],
  ['PasswordField whose text is shown', (props) => <PasswordField {...props} />],
])('words composed in a %s', (name, element) => {
  test.each([
    ['that follows a value', <Following key="following" element={element} />],
    ['that keeps its own', <div key="own">{element({ 'aria-label': '字段' })}</div>],
  ])('%s stay as they are while they are composed, and come in whole', async (_, page) => {
    render(page);
    if (name.startsWith('Password')) await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
    await userEvent.click(field());
    await commit('A');
    await compose('x', 'xun', 'xun lian');
    expect(field().value).toBe('Axun lian');
    await commit('训练');
    expect(field().value).toBe('A训练');
    expect(field().selectionStart).toBe(3);
  });
});

test('a longer composition than fits is cut only when it is committed', async () => {
  render(<TextField aria-label="字段" maxLength={4} counter />);
  await userEvent.click(field());
  await compose('ni', 'ni hao', 'ni hao ma');
  await commit('你好');
  expect(field().value).toBe('你好');
  await screen.findByText('2/4');
});

test.each([
  ['PhoneField', <PhoneField key="phone" aria-label="字段" />, '１３８００１３６０２１', '13800136021'],
  [
    'CodeField',
    <CodeField key="code" aria-label="字段" onRequest={() => Promise.resolve(true)} />,
    '４８２９１３',
    '482913',
  ],
  ['QuantityField', <QuantityField key="quantity" aria-label="字段" max={500} />, '１２０', '120'],
])('full-width digits composed in a %s become plain ones on leaving', async (_, element, typed, tidy) => {
  render(element);
  await userEvent.click(field());
  await userEvent.fill(field(), '');
  await compose(typed.slice(0, 1), typed);
  await commit(typed);
  await userEvent.tab();
  expect(field().value).toBe(tidy);
});

test('the number box of a slider takes full-width digits', async () => {
  render(<Slider label="带宽" min={1} max={100} defaultValue={20} />);
  const box = screen.getByLabelText<HTMLInputElement>('带宽（输入数值）');
  await userEvent.click(box);
  await userEvent.fill(box, '');
  await compose('５', '５０');
  await commit('５０');
  await userEvent.tab();
  expect([box.value, screen.getByLabelText<HTMLInputElement>('带宽').value]).toEqual(['50', '50']);
});

test('a code pasted with the words around it leaves its digits', async () => {
  const onValueChange = vi.fn();
  render(<CodeField aria-label="字段" onRequest={() => Promise.resolve(true)} onValueChange={onValueChange} />);
  await userEvent.click(field());
  const data = new DataTransfer();
  data.setData('text/plain', '【算力市场】验证码：482 913，5 分钟内有效');
  field().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  expect(field().value).toBe('482913');
  expect(onValueChange).toHaveBeenLastCalledWith('482913');
});

test('a form is submitted by Enter once the word is whole', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <Form onSubmit={onSubmit}>
      <TextField aria-label="字段" />
      <Button type="submit">提交</Button>
    </Form>,
  );
  await userEvent.click(field());
  await compose('xun', 'xun lian');
  // The Enter that commits: an engine marks it as part of the composition.
  field().dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
  );
  await commit('训练');
  await new Promise(requestAnimationFrame);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
