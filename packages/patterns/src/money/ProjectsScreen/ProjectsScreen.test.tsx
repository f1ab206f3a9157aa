import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { zodResolver } from '@hookform/resolvers/zod';
import { budgetForm, type BudgetForm, type BudgetOrder } from '@compute-market/contract/forms/budget-form';
import { useForm } from 'react-hook-form';
import { loading, ready } from '../../resource';
import { budgets, projects } from './fixtures';
import { projectsMessages as messages } from './messages';
import { ProjectsScreen, BudgetDialog, RemoveProjectDialog, RenameProjectDialog, type ProjectsScreenProps } from '.';
import { budgetMessages } from './budget-messages';

const shown = (change: Partial<ProjectsScreenProps>) => (
  <ProjectsScreen
    projects={ready(projects)}
    onProjectAction={vi.fn()}
    budgets={ready(budgets)}
    onAddBudget={vi.fn()}
    onBudgetAction={vi.fn()}
    onRetry={vi.fn()}
    {...change}
  />
);
const [first] = projects;
if (first === undefined) throw new Error('there is no project');

test('each project leads to its instances and its charges', () => {
  render(shown({}));
  const table = within(screen.getByRole('table', { name: messages.caption }));
  const [instances, costs] = table.getAllByRole('link').slice(0, 2);
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

test('a budget tells how far it is spent, and that it stops nothing', () => {
  render(shown({}));
  const table = within(screen.getByRole('table', { name: budgetMessages.caption }));
  expect(table.getByRole('row', { name: /整个账号/ })).toHaveTextContent('52%');
  expect(table.getByRole('row', { name: /lab-a/ })).toHaveTextContent('102%已用完');
  expect(screen.getByText(budgetMessages.help)).toHaveTextContent('不会停止实例或扣费');
});

test('nothing can be added where everything has a budget, or the back end knows none', () => {
  const { rerender } = render(shown({ onAddBudget: null }));
  expect(screen.queryByRole('button', { name: budgetMessages.add })).toBeNull();
  rerender(shown({ budgets: ready(null) }));
  expect(screen.queryByRole('button', { name: budgetMessages.add })).toBeNull();
  expect(screen.getByText(budgetMessages.untold)).toBeVisible();
});

function Adding({ onSaved }: { onSaved: (order: BudgetOrder) => void }) {
  const form = useForm<BudgetForm, unknown, BudgetOrder>({
    resolver: zodResolver(budgetForm),
    defaultValues: { of: '', amount: '' },
  });
  return (
    <BudgetDialog
      open
      onClose={vi.fn()}
      budget={null}
      subjects={[{ value: 'account', label: '整个账号' }]}
      form={form}
      onSubmit={() => void form.handleSubmit(onSaved)()}
      refused={null}
    />
  );
}

test('a budget wants a subject and a sum', async () => {
  const onSaved = vi.fn();
  render(<Adding onSaved={onSaved} />);
  await userEvent.type(screen.getByRole('textbox', { name: budgetMessages.dialog.amount }), '0');
  await userEvent.click(screen.getByRole('button', { name: budgetMessages.dialog.save }));
  expect(await screen.findByText('请选择预算对象')).toBeVisible();
  expect(screen.getByText('预算不能低于 ¥0.01')).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
});
