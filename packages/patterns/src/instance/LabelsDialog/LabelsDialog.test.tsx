import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { makeInstance } from '../DashboardScreen/fixtures';
import { labelsMessages as words } from './messages';
import { LabelsDialog } from './LabelsDialog';

const labelled = makeInstance({ Container_name: 'k1', Project: '大模型', Tags: ['训练'] });
const plain = makeInstance({ Container_name: 'k2', Project: '', Tags: [] });
const projects = ['大模型', '渲染外包'];

test('a project that is there is chosen, a tag is added, and only what differs is saved', async () => {
  const onSave = vi.fn(() => Promise.resolve());
  render(<LabelsDialog open instances={[labelled]} projects={projects} onSave={onSave} onClose={vi.fn()} />);
  await userEvent.click(screen.getByRole('radio', { name: '渲染外包' }));
  expect(screen.getByRole('textbox', { name: words.project })).toHaveValue('渲染外包');
  await userEvent.type(screen.getByRole('textbox', { name: words.tags }), '急{Enter}');
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ project: '渲染外包', added: ['急'], removed: [] });
});

test('several of different projects stay in theirs until one is named', async () => {
  const onSave = vi.fn(() => Promise.resolve());
  render(<LabelsDialog open instances={[labelled, plain]} projects={projects} onSave={onSave} onClose={vi.fn()} />);
  expect(screen.getByText(words.several(2))).toBeVisible();
  expect(screen.getByRole('textbox', { name: words.project })).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ project: undefined, added: [], removed: [] });
});

test('a refusal says why and leaves what was typed', async () => {
  const onSave = vi.fn(() => Promise.reject(new Error('最多可建 100 个项目，请先删除不用的项目')));
  render(<LabelsDialog open instances={[plain]} projects={[]} onSave={onSave} onClose={vi.fn()} />);
  const field = screen.getByRole('textbox', { name: words.project });
  await userEvent.type(field, '多模态');
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  expect(await screen.findByText('最多可建 100 个项目，请先删除不用的项目')).toBeVisible();
  expect(field).toHaveValue('多模态');
});
