import { getExpenseGroups, getInstanceCosts } from '@compute-market/contract/calls/cost';
import { getInstances } from '@compute-market/contract/calls/instance';
import {
  getLabels,
  getProjects,
  removeProject,
  renameProject,
  setLabels,
} from '@compute-market/contract/calls/project';
import { PROJECTS_MAX } from '@compute-market/contract/constants';
import { runKvmFromKeptDisk } from '@compute-market/contract/calls/rental';
import type { RequestOf } from '@compute-market/contract/define-call';
import { errors } from '@compute-market/contract/errors';
import { fenFromYuan, sumFen } from '@compute-market/contract/rules/money';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { project } from '../../src/db/schema/project';
import { openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';

const server = openMarket();
const world = rentalsOn(server);
let owner: Customer;

beforeEach(async () => {
  await world.forgetFleet();
  owner = await customer(server, { balance: 200 });
});

const set = ({ token }: Customer, input: RequestOf<typeof setLabels>) => server.call(setLabels, input, { token });
const labelsOf = async ({ token }: Customer) => {
  const { Projects, Tags } = (await server.call(getLabels, {}, { token })).data;
  return { Projects, Tags };
};
const projectsOf = async ({ token }: Customer) => (await server.call(getProjects, {}, { token })).data.List;
const listed = async ({ token }: Customer, filter: { project?: string; tag?: string }) => {
  const { data } = await server.call(getInstances, { page: 1, page_size: 10, ...filter }, { token });
  return data.data.map(({ Container_name }) => Container_name);
};
const projectCalled = async (who: Customer, name: string) => {
  const found = (await projectsOf(who)).find(({ Name }) => Name === name);
  if (found === undefined) throw new Error(`no project ${name}`);
  return found;
};

describe('projects and tags of instances', () => {
  it('are set for several at once, listed, and filtered by', async () => {
    const [first, second] = [await world.rentRunning(owner), await world.rentRunning(owner)];
    expect(await world.read(owner, first)).toMatchObject({ Project: '', Tags: [] });
    await set(owner, { instance_names: [first, second], project: ' 大模型 ', add_tags: ['训练'] });
    await set(owner, { instance_names: [second], add_tags: ['夜间', '训练'] });
    expect(await world.read(owner, second)).toMatchObject({ Project: '大模型', Tags: ['训练', '夜间'] });
    expect(await labelsOf(owner)).toEqual({ Projects: ['大模型'], Tags: ['夜间', '训练'] });
    expect(await listed(owner, { project: '大模型' })).toEqual([second, first]);
    expect(await listed(owner, { tag: '夜间' })).toEqual([second]);
    expect(await listed(owner, { project: '没有' })).toEqual([]);

    await set(owner, { instance_names: [second], project: '', remove_tags: ['训练', '夜间'] });
    expect(await world.read(owner, second)).toMatchObject({ Project: '', Tags: [] });
    expect(await labelsOf(owner)).toEqual({ Projects: ['大模型'], Tags: ['训练'] });
  });

  it('are all set or none: one that is missing, or has too many tags, refuses all', async () => {
    const [first, second] = [await world.rentRunning(owner), await world.rentRunning(owner)];
    expect((await set(owner, { instance_names: [first, 'nobody'], project: '大模型' })).number).toBe(
      errors.NOT_FOUND.status,
    );
    expect(await labelsOf(owner)).toEqual({ Projects: [], Tags: [] });
    await set(owner, { instance_names: [second], add_tags: ['1', '2', '3', '4', '5'] });
    const refused = await set(owner, { instance_names: [first, second], add_tags: ['6'] });
    expect(refused.reason).toMatch(/^实例「.+」的标签将超过 5 个，请先移除不用的标签$/);
    expect((await world.read(owner, first)).Tags).toEqual([]);
  });

  it('refuse names that are none', async () => {
    const instance_names = [await world.rentRunning(owner)];
    expect((await set(owner, { instance_names, project: '长'.repeat(31) })).reason).toBe('项目名称最多30个字');
    expect((await set(owner, { instance_names, add_tags: ['甲，乙'] })).reason).toBe('标签不能包含逗号');
    expect((await set(owner, { instance_names, add_tags: [' '] })).reason).toBe('请输入标签');
    expect((await server.call(setLabels, { instance_names }, {})).number).toBe(errors.SESSION_INVALID.status);
  });

  it('stay with a kept disk that starts again', async () => {
    const name = await world.rentRunning(owner);
    await set(owner, { instance_names: [name], project: '大模型', add_tags: ['训练'] });
    await world.passHours(3);
    const order = {
      instance_name: name,
      gpu_type: 'RTX 3090',
      gpu_num: 1,
      pack_time: 1,
      unit: 'hour',
      due_mode: 1,
    } as const;
    const { data } = await server.call(runKvmFromKeptDisk, order, { token: owner.token });
    expect(await world.read(owner, data.Container_name)).toMatchObject({ Project: '大模型', Tags: ['训练'] });
  });

  it('are set by a sub-account for what it rented itself, from the names of the account', async () => {
    const lab = await subAccountOf(server, owner, 'lab-a', 100);
    const [mine, theirs] = [await world.rentRunning(lab), await world.rentRunning(owner)];
    await set(owner, { instance_names: [theirs], project: '大模型', add_tags: ['训练'] });
    expect(await labelsOf(lab)).toEqual({ Projects: ['大模型'], Tags: [] });
    expect((await set(lab, { instance_names: [theirs], project: '' })).number).toBe(errors.NOT_FOUND.status);
    expect((await set(lab, { instance_names: [mine], project: '大模型' })).number).toBe(0);
    expect((await projectCalled(owner, '大模型')).InstanceNum).toBe(2);
  });

  it('may be as many as an account has room for, however many are made at once', async () => {
    const name = await world.rentRunning(owner);
    await server.database.transaction((tx) =>
      tx.insert(project).values(
        Array.from({ length: PROJECTS_MAX - 1 }, (_, index) => ({
          userId: owner.userId,
          name: `p${index}`,
          createdAt: server.clock.now(),
        })),
      ),
    );
    const made = await Promise.all(['甲', '乙'].map((each) => set(owner, { instance_names: [name], project: each })));
    expect(made.map(({ number }) => number).sort()).toEqual([0, errors.CONFLICT.status].sort());
    expect(await server.database.transaction((tx) => tx.$count(project, eq(project.userId, owner.userId)))).toBe(
      PROJECTS_MAX,
    );
  });
});

describe('what a project costs', () => {
  it('is what its instances cost, wherever it is asked for, and follows them', async () => {
    const [first, second] = [await world.rentRunning(owner), await world.rentRunning(owner)];
    await set(owner, { instance_names: [first], project: '大模型' });
    await world.passHours(4);
    const costs = async (filter: { project?: string }) =>
      (await server.call(getInstanceCosts, { page: 1, page_size: 50, ...filter }, { token: owner.token })).data;
    const groups = async () =>
      (await server.call(getExpenseGroups, { group: 'project' }, { token: owner.token })).data.Groups;
    const one = await costs({ project: '大模型' });
    expect(one.SumAmount).toBeGreaterThan(0);
    expect(new Set(one.data.map(({ Container_name }) => Container_name))).toEqual(new Set([first]));
    expect((await projectCalled(owner, '大模型')).MonthAmount).toBe(one.SumAmount);
    const all = await groups();
    expect(all.find(({ Name }) => Name === '大模型')?.Amount).toBe(one.SumAmount);
    expect(all.map(({ Key }) => Key)).toContain('');
    expect(sumFen(all.map(({ Amount }) => fenFromYuan(Amount)))).toBe(fenFromYuan((await costs({})).SumAmount));

    await set(owner, { instance_names: [second], project: '大模型' });
    expect((await costs({ project: '大模型' })).SumAmount).toBe((await costs({})).SumAmount);
    expect((await projectCalled(owner, '大模型')).MonthAmount).toBe((await costs({})).SumAmount);
  });
});

describe('a project', () => {
  const rename = ({ token }: Customer, project_id: number, name: string) =>
    server.call(renameProject, { project_id, name }, { token });
  const remove = ({ token }: Customer, project_id: number) => server.call(removeProject, { project_id }, { token });

  it('is renamed where the name is free, and its instances with it', async () => {
    const [first, second] = [await world.rentRunning(owner), await world.rentRunning(owner)];
    await set(owner, { instance_names: [first], project: '大模型' });
    await set(owner, { instance_names: [second], project: '渲染' });
    const { ProjectId } = await projectCalled(owner, '大模型');
    expect((await rename(owner, ProjectId, '渲染')).reason).toBe('已有同名项目，请换一个名称');
    expect((await rename(owner, ProjectId, ' ')).reason).toBe('请输入项目名称');
    expect((await rename(owner, ProjectId, '大模型')).number).toBe(0);
    expect((await rename(owner, ProjectId, '预训练')).number).toBe(0);
    expect((await world.read(owner, first)).Project).toBe('预训练');
    expect(await labelsOf(owner)).toMatchObject({ Projects: ['渲染', '预训练'] });
  });

  it('is removed, and its instances stay', async () => {
    const name = await world.rentRunning(owner);
    await set(owner, { instance_names: [name], project: '大模型' });
    const { ProjectId } = await projectCalled(owner, '大模型');
    expect((await remove(owner, ProjectId)).number).toBe(0);
    expect((await world.read(owner, name)).Project).toBe('');
    expect(await projectsOf(owner)).toEqual([]);
    expect((await remove(owner, ProjectId)).reason).toBe('项目不存在或已被删除，请刷新后重试');
  });

  it('belongs to its account, and is for main accounts to change', async () => {
    const name = await world.rentRunning(owner);
    await set(owner, { instance_names: [name], project: '大模型' });
    const { ProjectId } = await projectCalled(owner, '大模型');
    const other = await customer(server);
    expect(await projectsOf(other)).toEqual([]);
    expect((await rename(other, ProjectId, '别人的')).number).toBe(errors.NOT_FOUND.status);
    expect((await remove(other, ProjectId)).number).toBe(errors.NOT_FOUND.status);
    const lab = await subAccountOf(server, owner, 'lab-b', 100);
    for (const refused of [
      await rename(lab, ProjectId, '别人的'),
      await remove(lab, ProjectId),
      await server.call(getProjects, {}, { token: lab.token }),
    ])
      expect(refused.number).toBe(errors.PERMISSION_FORBIDDEN.status);
    server.clock.advance(hourMs);
    expect((await server.call(getProjects, {}, {})).number).toBe(errors.SESSION_INVALID.status);
  });
});
