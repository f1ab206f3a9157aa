import { expect, test } from 'vitest';
import { commonProject, labelsChange, offeredProjects } from './labels-change';

const one = [{ Project: '大模型', Tags: ['训练', '夜间'] }];
const mixed = [...one, { Project: '', Tags: [] }];

test('of one instance only what differs is asked for', () => {
  expect(labelsChange(one, { project: ' 大模型 ', tags: ['训练', '夜间'] })).toEqual({
    project: undefined,
    added: [],
    removed: [],
  });
  expect(labelsChange(one, { project: '', tags: ['夜间', '急'] })).toEqual({
    project: '',
    added: ['急'],
    removed: ['训练'],
  });
});

test('instances of several projects stay where they are until one is named, and lose no tag', () => {
  expect(commonProject(mixed)).toBeNull();
  expect(labelsChange(mixed, { project: '', tags: ['急'] })).toEqual({
    project: undefined,
    added: ['急'],
    removed: [],
  });
  expect(labelsChange(mixed, { project: '渲染', tags: [] }).project).toBe('渲染');
});

test('what a back end does not tell is nothing', () => {
  expect(labelsChange([{}], { project: '', tags: [] })).toEqual({ project: undefined, added: [], removed: [] });
});

test('typing narrows the projects that are offered, and one that is chosen does not hide the others', () => {
  const projects = ['LLM', '渲染', '渲染-外包'];
  expect(offeredProjects(projects, '')).toEqual(projects);
  expect(offeredProjects(projects, 'll')).toEqual(['LLM']);
  expect(offeredProjects(projects, '渲染')).toEqual(projects);
});
