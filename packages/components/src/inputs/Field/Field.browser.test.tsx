import '@compute-market/tokens/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../../actions/Button/Button';
import { Segmented } from '../Segmented/Segmented';
import { TextField } from '../TextField/TextField';
import { Field } from './Field';

afterEach(cleanup);

const options = [
  { value: 'hour', label: '按小时' },
  { value: 'day', label: '按天' },
] as const;
const width = (element: Element) => element.getBoundingClientRect().width;

test('in a wide field a set of segments and a button stay as wide as their words, a text box fills it', () => {
  render(
    <div style={{ width: 640 }}>
      <Field label="周期" group>
        <Segmented defaultValue="hour" options={options} />
      </Field>
      <Field label="密钥" group>
        <Button>重新生成</Button>
      </Field>
      <Field label="备注">
        <TextField className="box" />
      </Field>
    </div>,
  );
  expect(width(screen.getByRole('radiogroup'))).toBeLessThan(200);
  expect(width(screen.getByRole('button'))).toBeLessThan(200);
  expect(document.querySelector('.box')?.getBoundingClientRect().width).toBe(640);
});

test('what asks for the whole width has it', () => {
  render(
    <div style={{ width: 640 }}>
      <Field label="周期" group>
        <Segmented block defaultValue="hour" options={options} />
      </Field>
      <Field label="密钥" group>
        <Button block>重新生成</Button>
      </Field>
    </div>,
  );
  expect(width(screen.getByRole('radiogroup'))).toBe(640);
  expect(width(screen.getByRole('button'))).toBe(640);
});

test('a message stands nearer to its own control than to the next label, and moves nothing', () => {
  const fields = (error?: string) => (
    <div style={{ width: 320 }}>
      <Field label="手机号" error={error}>
        <TextField />
      </Field>
      <Field label="验证码">
        <TextField />
      </Field>
    </div>
  );
  const { rerender } = render(fields());
  const label = () => screen.getByText('验证码').getBoundingClientRect().top;
  const before = label();
  rerender(fields('手机号应为 11 位数字'));
  expect(label()).toBe(before);
  const message = screen.getByText('手机号应为 11 位数字').getBoundingClientRect();
  const control = screen.getByRole('textbox', { name: '手机号' }).getBoundingClientRect();
  expect(message.top - control.bottom).toBeLessThanOrEqual(label() - message.bottom);
});
