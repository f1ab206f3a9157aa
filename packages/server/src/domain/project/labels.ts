import { getLabels, setLabels } from '@compute-market/contract/calls/project';
import { TAGS_MAX } from '@compute-market/contract/constants';
import { asc, eq, sql } from 'drizzle-orm';
import { instance } from '../../db/schema/instance';
import { project } from '../../db/schema/project';
import { implement, implementOwn, requireActor, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { ownInstances, visibleTo } from '../instance/find-instances';
import { shownName } from '../instance/tell-owner';
import { projectFor } from './project-names';

/** Whoever sees an instance may put it in any project of the account; of tags one sees those of what one sees. */
const read = implementOwn(getLabels, async (tx, _input, { actor }) => {
  const projects = await tx
    .select({ name: project.name })
    .from(project)
    .where(eq(project.userId, actor.userId))
    .orderBy(asc(project.name));
  const tag = sql<string>`unnest(${instance.tags})`;
  const tags = await tx.selectDistinct({ tag }).from(instance).where(visibleTo(actor)).orderBy(asc(tag));
  return { Projects: projects.map(({ name }) => name), Tags: tags.map((each) => each.tag), AtOrder: true };
});

const set = implement(setLabels, async (input, context) => {
  const actor = requireActor(context);
  const { project: name, add_tags: added = [], remove_tags: removed = [] } = input;
  await context.transaction(async (tx) => {
    // The project before its instances, as when it is removed.
    const moved =
      name === undefined
        ? {}
        : { projectId: name === '' ? null : await projectFor(tx, actor.userId, name, context.services.clock.now()) };
    const found = await ownInstances(tx, actor, input.instance_names);
    for (const row of found) {
      const tags = [...new Set([...row.tags.filter((tag) => !removed.includes(tag)), ...added])];
      if (tags.length > TAGS_MAX)
        throw new Refusal('CONFLICT', {
          reason: `实例「${shownName(row)}」的标签将超过 ${TAGS_MAX} 个，请先移除不用的标签`,
        });
      await tx
        .update(instance)
        .set({ ...moved, tags })
        .where(eq(instance.id, row.id));
    }
  });
  return null;
});

/** Whoever may rename an instance may sort it. */
export const labelCalls: Implementation[] = [read, set];
