import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Controller, useForm, type ControllerRenderProps } from 'react-hook-form';
import { expect, test } from 'vitest';
import { CheckboxGroup } from './CheckboxGroup/CheckboxGroup';
import { MarkdownEditor } from './MarkdownEditor/MarkdownEditor';

interface Ticket {
  held: unknown;
}

interface RefusedFormProps {
  draw: (field: Pick<ControllerRenderProps<Ticket>, 'ref'>) => ReactElement;
}

/** A form that lacks something, which a `Controller` knows. */
const RefusedForm = ({ draw }: RefusedFormProps) => {
  const { control, handleSubmit } = useForm<Ticket>();
  return (
    <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Controller control={control} name="held" rules={{ required: true }} render={({ field }) => draw(field)} />
      <button type="submit">提交</button>
    </form>
  );
};
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交' }));

test('a form that lacks a choice leads to the first box of the set', async () => {
  const options = ['费用', '实例', '工单'].map((value) => ({ value, label: value }));
  render(<RefusedForm draw={({ ref }) => <CheckboxGroup ref={ref} aria-label="权限" options={options} />} />);
  await submit();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: '费用' })).toHaveFocus());
});

test('a form that lacks a text leads into the editor', async () => {
  render(<RefusedForm draw={({ ref }) => <MarkdownEditor ref={ref} aria-label="问题描述" />} />);
  const text = await screen.findByRole('textbox', { name: '问题描述' });
  await submit();
  await waitFor(() => expect(text).toHaveFocus());
});
