import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
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
