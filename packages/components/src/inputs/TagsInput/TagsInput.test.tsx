import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { TagsInput, type TagsInputProps } from './TagsInput';

describeConformance('TagsInput', <TagsInput aria-label="关键词" />, { tag: 'div', control: 'input' });

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: '关键词' });
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const show = (props: TagsInputProps = {}) => {
  const onValueChange = vi.fn<(tags: string[]) => void>();
  render(
    <Field label="关键词" required>
      <TagsInput onValueChange={onValueChange} {...props} />
    </Field>,
  );
  return onValueChange;
};

test('Enter, a comma of either width and leaving add what is written', async () => {
  const onValueChange = show();
  await userEvent.type(input(), '训练{Enter}推理,微调，评测');
  expect(tags()).toEqual(['训练', '推理', '微调']);
  expect(input()).toHaveValue('评测');
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith(['训练', '推理', '微调', '评测']);
  expect(input()).toHaveValue('');
  expect(input()).toBeRequired();
});

test('Enter sends the form only when nothing is written', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <TagsInput aria-label="关键词" name="keyword" />
      <button type="submit">提交</button>
    </form>,
  );
  await userEvent.type(input(), '训练{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(new FormData(document.querySelector('form') ?? undefined).getAll('keyword')).toEqual(['训练']);
});

test('Backspace removes the last tag once nothing is written, and readers hear of it', async () => {
  const onValueChange = show({ defaultValue: ['训练', '推理'] });
  await userEvent.type(input(), 'a{Backspace}');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Backspace}');
  expect(onValueChange).toHaveBeenLastCalledWith(['训练']);
  expect(screen.getByRole('status')).toHaveTextContent('已移除 推理');
  expect(input()).toHaveFocus();
});

test('arrows go along the tags, Delete removes one and the focus stays at its place', async () => {
  const onValueChange = show({ defaultValue: ['a', 'b', 'c'] });
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('button', { name: '移除 b' })).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(onValueChange).toHaveBeenLastCalledWith(['a', 'c']);
  expect(screen.getByRole('button', { name: '移除 c' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(input()).toHaveFocus();
});

test('a pasted list is added at once; what has no room stays to be read', async () => {
  const onValueChange = show({ max: 3 });
  await userEvent.click(input());
  await userEvent.paste('训练\n推理、微调\t评测；部署');
  expect(onValueChange.mock.calls).toEqual([[['训练', '推理', '微调']]]);
  expect(input()).toHaveValue('评测, 部署');
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(expect.stringContaining('最多 3 个，请先移除一个'));
  fireEvent.click(screen.getByRole('button', { name: '移除 训练' }));
  expect(input()).not.toBeInvalid();
});

test('a tag that is there already stays in the text and is explained until it is changed', async () => {
  const onValueChange = show({ defaultValue: ['训练'] });
  await userEvent.type(input(), '训练{Enter}');
  expect(onValueChange).not.toHaveBeenCalled();
  expect(input()).toHaveValue('训练');
  expect(input()).toHaveAccessibleDescription(expect.stringContaining('训练 已添加过，请换一个'));
  await userEvent.type(input(), '集');
  expect(input()).not.toBeInvalid();
});

test('without a field around it says itself what is wrong', async () => {
  render(<TagsInput aria-label="关键词" maxLength={2} />);
  await userEvent.type(input(), '推理集{Enter}');
  expect(screen.getByText('每个最多 2 个字，请改短')).toBeVisible();
});

test('nothing is taken from one that is read only or disabled', async () => {
  show({ defaultValue: ['训练'], readOnly: true });
  await userEvent.type(input(), '{Backspace}');
  expect(tags()).toEqual(['训练']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an Enter that ends a composition adds nothing', () => {
  const onValueChange = show();
  fireEvent.compositionStart(input());
  fireEvent.change(input(), { target: { value: 'xun，' } });
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  expect(onValueChange).not.toHaveBeenCalled();
  expect(input()).toHaveValue('xun，');
});

test('it goes back to its first tags with the form, and what was not taken goes', async () => {
  render(
    <form aria-label="项目">
      <TagsInput aria-label="关键词" name="words" defaultValue={['甲']} maxLength={3} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await userEvent.type(screen.getByRole('textbox'), '乙,太长的词,');
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(new FormData(form).getAll('words')).toEqual(['甲', '乙']);
  form.reset();
  await waitFor(() => expect(new FormData(form).getAll('words')).toEqual(['甲']));
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(screen.getByRole('textbox')).toBeValid();
});
