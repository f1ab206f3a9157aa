import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Button } from '../../actions/Button/Button';
import { Field } from '../Field';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';

const fields = (
  <>
    <Field label="备注">
      <TextField required />
    </Field>
    <Button type="submit">提交</Button>
  </>
);
const stay = () => vi.fn((event: React.FormEvent) => event.preventDefault());

describeConformance('Form', <Form>{fields}</Form>, { tag: 'form' });

test('is submitted by its button and by Enter, without the browser judging it', async () => {
  const onSubmit = stay();
  render(<Form onSubmit={onSubmit}>{fields}</Form>);
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a second submission is refused while it is being sent', async () => {
  const onSubmit = stay();
  const { container } = render(
    <Form busy onSubmit={onSubmit}>
      {fields}
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(container.querySelector('form')).toHaveAttribute('aria-busy', 'true');
});

test('the Enter that ends a composition does not submit', () => {
  render(<Form onSubmit={stay()}>{fields}</Form>);
  const field = screen.getByRole('textbox');
  fireEvent.compositionStart(field);
  fireEvent.compositionEnd(field);
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
});

test('a field with an Enter of its own sees that it ends a composition, also where the browser sends it afterwards', () => {
  const add = vi.fn();
  render(
    <Form>
      <TextField
        aria-label="通知人"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.defaultPrevented) add();
        }}
      />
    </Form>,
  );
  const field = screen.getByRole('textbox');
  fireEvent.compositionStart(field);
  fireEvent.compositionEnd(field);
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(add).not.toHaveBeenCalled();
});

test('what the star means is said once, over the fields', () => {
  render(<Form legend>{fields}</Form>);
  expect(screen.getByText('带 * 的为必填项')).toBeVisible();
});
