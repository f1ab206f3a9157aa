import { PROJECTS_MAX } from '@compute-market/contract/constants';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { project } from '../../db/schema/project';
import { Refusal } from '../../http/refusal';

/** Whoever makes or renames a project of an account waits for the others who do. */
export const lockNames = (tx: Tx, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

/** The project of this name, held until the transaction ends, so that it is not removed meanwhile. */
export async function projectNamed(tx: Tx, userId: number, name: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: project.id })
    .from(project)
    .where(and(eq(project.userId, userId), eq(project.name, name)))
    .for('key share');
  return found?.id;
}

/** The project that an order names; one that is gone, or has another name by now, is refused (decisions 135). */
export async function orderedProject(tx: Tx, userId: number, name: string): Promise<number> {
  const known = await projectNamed(tx, userId, name);
  if (known === undefined)
    throw new Refusal('NOT_FOUND', {
      reason: `项目「${name}」不存在或已被删除，请改选其他项目，或不归入项目`,
      data: { field: 'project' },
    });
  return known;
}

/** The project of this name, made where there is none. */
export async function projectFor(tx: Tx, userId: number, name: string, now: Date): Promise<number> {
  const known = await projectNamed(tx, userId, name);
  if (known !== undefined) return known;
  await lockNames(tx, userId);
  const meanwhile = await projectNamed(tx, userId, name);
  if (meanwhile !== undefined) return meanwhile;
  if ((await tx.$count(project, eq(project.userId, userId))) >= PROJECTS_MAX)
    throw new Refusal('CONFLICT', { reason: `最多可建 ${PROJECTS_MAX} 个项目，请先删除不用的项目` });
  const [made] = await tx.insert(project).values({ userId, name, createdAt: now }).returning({ id: project.id });
  if (made === undefined) throw new Error(`the project ${name} was not written`);
  return made.id;
}
