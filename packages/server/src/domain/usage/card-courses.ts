import { getCardCourses } from '@compute-market/contract/calls/instance';
import { rowCourse } from '@compute-market/contract/rules/usage';
import { and, inArray, sql } from 'drizzle-orm';
import { rows } from '../../db/rows';
import { instance } from '../../db/schema/instance';
import { instanceUsage } from '../../db/schema/usage';
import { implement, requireActor } from '../../http/handler';
import { wireTime } from '../../platform/wire';
import { visibleTo } from '../instance/find-instances';

interface Point {
  readonly name: string;
  readonly place: number;
  readonly use: number | null;
}

const { seconds, step } = rowCourse;
const pointCount = seconds / step;

/** The course of the cards of the rows of a list, all in one statement (screens B8). */
export const cardCoursesCall = implement(getCardCourses, ({ instance_names }, context) => {
  const actor = requireActor(context);
  const now = wireTime(context.services.clock.now());
  const begin = (Math.floor(now / step) + 1 - pointCount) * step;
  return context.transaction(async (tx) => {
    const points = await rows<Point>(
      tx,
      sql`select ${instance.name} as name, floor((extract(epoch from at) - ${begin}) / ${step})::int as place,
          avg(gpu_use)::float8 as use
        from ${instance} join ${instanceUsage} on instance_id = ${instance.id} and at >= to_timestamp(${begin})
        where ${and(visibleTo(actor), inArray(instance.name, instance_names))}
        group by 1, 2`,
    );
    const courses = new Map<string, (number | null)[]>();
    for (const { name, place, use } of points) {
      const course = courses.get(name) ?? Array<number | null>(pointCount).fill(null);
      course[place] = use === null ? null : Number(use.toFixed(1));
      courses.set(name, course);
    }
    const known = [...courses].filter(([, course]) => course.some((use) => use !== null));
    return {
      Step: step,
      EndTime: now,
      List: known.map(([Container_name, GpuUse]) => ({ Container_name, GpuUse })),
    };
  });
});
