import { getProjects, removeProject, renameProject } from '@compute-market/contract/calls/project';
import { PROJECTS_MAX } from '@compute-market/contract/constants';
import { monthStart } from '@compute-market/contract/rules/time';
import { and, asc, count, eq } from 'drizzle-orm';
import { instance } from '../../db/schema/instance';
import { project } from '../../db/schema/project';
import { implement, implementOwn, requireActor, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { dateFromWire, wireTime, wireYuan } from '../../platform/wire';
import { rentalGroups } from '../instance/rental-groups';
import { lockNames, projectNamed } from './project-names';

const missing = () => new Refusal('NOT_FOUND', { reason: '项目不存在或已被删除，请刷新后重试' });

const read = implementOwn(getProjects, async (tx, _input, { actor, services }) => {
  const now = wireTime(services.clock.now());
  const [from, until] = [dateFromWire(monthStart(now)), dateFromWire(monthStart(now, 1))];
  const found = await tx
    .select({ id: project.id, name: project.name, instances: count(instance.id) })
    .from(project)
    .leftJoin(instance, eq(instance.projectId, project.id))
    .where(eq(project.userId, actor.userId))
    .groupBy(project.id)
    .orderBy(asc(project.name));
  // Nothing before this month is asked for. What is in no project is a group too.
  const span = { from, until, beforeFrom: from, beforeUntil: from };
  const spent = new Map(
    (await rentalGroups(tx, actor, 'project', span, PROJECTS_MAX + 1)).map(({ key, nowFen }) => [key, nowFen]),
  );
  return {
    List: found.map(({ id, name, instances }) => ({
      ProjectId: id,
      Name: name,
      InstanceNum: instances,
      MonthAmount: wireYuan(spent.get(String(id)) ?? 0n),
    })),
  };
});

const own = (userId: number, id: number) => and(eq(project.userId, userId), eq(project.id, id));

const rename = implement(renameProject, async ({ project_id: id, name }, context) => {
  const { userId } = requireActor(context);
  await context.transaction(async (tx) => {
    await lockNames(tx, userId);
    const other = await projectNamed(tx, userId, name);
    if (other !== undefined && other !== id) throw new Refusal('NAME_TAKEN', { reason: '已有同名项目，请换一个名称' });
    const renamed = await tx.update(project).set({ name }).where(own(userId, id)).returning({ id: project.id });
    if (renamed.length === 0) throw missing();
  });
  return null;
});

/** Its instances stay, in no project; their charges follow them there. */
const remove = implement(removeProject, async ({ project_id: id }, context) => {
  const { userId } = requireActor(context);
  await context.transaction(async (tx) => {
    const gone = await tx.delete(project).where(own(userId, id)).returning({ id: project.id });
    if (gone.length === 0) throw missing();
  });
  return null;
});

export const projectCalls: Implementation[] = [read, rename, remove];
