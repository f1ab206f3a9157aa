import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { loading, ready } from '../../resource';
import { projects } from './fixtures';
import { projectsMessages as messages } from './messages';
import { ProjectsScreen, RemoveProjectDialog, RenameProjectDialog, type ProjectsScreenProps } from '.';

const shown = (change: Partial<ProjectsScreenProps>) => (
  <ProjectsScreen projects={ready(projects)} onProjectAction={vi.fn()} onRetry={vi.fn()} {...change} />
);
const [first] = projects;
if (first === undefined) throw new Error('there is no project');

test('each project leads to its instances and its charges', () => {
  render(shown({}));
  const [instances, costs] = screen.getAllByRole('link').slice(0, 2);
  expect(instances).toHaveAttribute('href', expect.stringMatching(/^\/console\/dashboard\?.*status=all.*project=/));
  expect(costs).toHaveTextContent('4,128.66');
});

test('that there is none, or that the back end knows none, is said', () => {
  const { rerender } = render(shown({ projects: ready([]) }));
  expect(screen.getByText(messages.empty)).toBeVisible();
  rerender(shown({ projects: ready(null) }));
  expect(screen.getByText(messages.untold)).toBeVisible();
  rerender(shown({ projects: loading }));
  expect(screen.getByRole('status', { name: messages.reading })).toBeVisible();
});

test('what could not be read can be asked for again', async () => {
  const onRetry = vi.fn();
  render(shown({ projects: { state: 'error', reason: '请求超时' }, onRetry }));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a name that is taken leaves what was typed', async () => {
  const onSave = vi.fn(() => Promise.reject(new Error('已有同名项目，请换一个名称')));
  render(<RenameProjectDialog project={first} open onClose={vi.fn()} onSave={onSave} />);
  const field = screen.getByRole('textbox', { name: messages.renameDialog.name });
  await userEvent.clear(field);
  await userEvent.type(field, ' 渲染外包 ');
  await userEvent.click(screen.getByRole('button', { name: messages.renameDialog.save }));
  expect(await screen.findByText('已有同名项目，请换一个名称')).toBeVisible();
  expect(onSave).toHaveBeenCalledWith('渲染外包');
  expect(field).toHaveValue(' 渲染外包 ');
});

test('before a project is removed it is said what becomes of its instances', async () => {
  const onRemove = vi.fn(() => Promise.resolve());
  render(<RemoveProjectDialog project={first} open onClose={vi.fn()} onRemove={onRemove} />);
  expect(screen.getByText(messages.removeDialog.text(6))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: messages.removeDialog.confirm }));
  expect(onRemove).toHaveBeenCalledOnce();
});
