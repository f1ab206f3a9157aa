import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { SearchField } from './SearchField';

describeConformance('SearchField', <SearchField placeholder="搜索镜像" />, { tag: 'div', control: 'input' });

test('its placeholder names it when nothing else does', () => {
  render(<SearchField placeholder="搜索镜像" />);
  expect(screen.getByRole('searchbox', { name: '搜索镜像' })).toBeVisible();
});

test('searches on Enter, and again when cleared', async () => {
  const onSearch = vi.fn();
  render(<SearchField onSearch={onSearch} />);
  await userEvent.type(screen.getByRole('searchbox'), 'PyTorch{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  expect(onSearch.mock.calls).toEqual([['PyTorch'], ['']]);
});

test('Escape empties it and keeps the key for itself; empty, it leaves the key to what is around', () => {
  const onSearch = vi.fn();
  render(<SearchField defaultValue="PyTorch" onSearch={onSearch} />);
  const field = screen.getByRole('searchbox');
  // False: the default was prevented.
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
  expect(field).toHaveValue('');
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
});

test('the Escape that ends a composition, and one in a field that is only read, change nothing', () => {
  const { rerender } = render(<SearchField defaultValue="PyTorch" />);
  const field = screen.getByRole('searchbox');
  fireEvent.compositionStart(field);
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue('PyTorch');
  rerender(<SearchField defaultValue="PyTorch" readOnly />);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field).toHaveValue('PyTorch');
});

test('the Enter that ends a composition does not search', () => {
  const onSearch = vi.fn();
  render(<SearchField onSearch={onSearch} />);
  const field = screen.getByRole('searchbox');
  fireEvent.compositionStart(field);
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.compositionEnd(field);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSearch).not.toHaveBeenCalled();
});

test('a label that is seen names it, and not its placeholder', () => {
  render(
    <>
      <Field label="镜像名称">
        <SearchField placeholder="搜索镜像" />
      </Field>
      <label htmlFor="dataset">数据集</label>
      <SearchField id="dataset" placeholder="搜索数据集" />
    </>,
  );
  for (const name of ['镜像名称', '数据集']) expect(screen.getByRole('searchbox', { name })).toBeVisible();
});
