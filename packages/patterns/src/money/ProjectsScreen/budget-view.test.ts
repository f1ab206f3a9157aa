import { BUDGET_SCOPE } from '@compute-market/contract/rules/budget';
import { expect, test } from 'vitest';
import { costsHref, freeSubjects, subjectOf, subjectValue } from './budget-view';
import { budgets, projects } from './fixtures';

test('a choice of the form becomes what the call takes, and back', () => {
  expect(subjectOf('account')).toEqual({});
  expect(subjectOf('project:3')).toEqual({ project_id: 3 });
  expect(subjectOf('sub:lab-a')).toEqual({ sub_account_name: 'lab-a' });
  expect(budgets.map(subjectValue)).toEqual(['account', 'project:1', 'sub:lab-a']);
});

test('what has a budget is not offered again', () => {
  expect(freeSubjects(budgets, projects, ['lab-a', 'lab-b']).map(({ label }) => label)).toEqual([
    '项目「渲染外包」',
    '项目「缺陷检测」',
    '子账号「lab-b」',
  ]);
  expect(freeSubjects([], [], [])).toEqual([{ value: 'account', label: '整个账号' }]);
});

test('its charges are found under the same filter', () => {
  expect(costsHref({ Scope: BUDGET_SCOPE.account, Name: '' })).toBe('/console/expenseDetail');
  expect(costsHref({ Scope: BUDGET_SCOPE.sub, Name: 'lab-a' })).toBe('/console/expenseDetail?sub=lab-a');
});
