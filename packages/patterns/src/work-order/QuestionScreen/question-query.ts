import type { WorkOrderCategory } from '@compute-market/contract/entities/work-order';
import { routes } from '@compute-market/contract/routes';
import { defineListQuery, identity, text, words, type QueryOf } from '../../list-query';

/** What 选择问题 shows. */
export const questionQuery = defineListQuery({
  /** Words looked for in the help documents. */
  q: words(),
  /** A sub-category; null while none is chosen. */
  question: identity(),
  /** The instance that somebody came from; empty for none. */
  instance: text(/^[A-Za-z0-9_-]{1,64}$/, { name: 'instance_name', part: 'view' }),
  /** What the ticket begins with, told where somebody came from; empty for nothing. */
  report: text(/^[^]{1,300}$/, { part: 'view' }),
  /** Its title; one with a report alone is about a machine in trouble. */
  subject: text(/^.{1,100}$/, { part: 'view' }),
});
export type QuestionQuery = QueryOf<typeof questionQuery>;

/** A sub-category with its category. */
export interface Question {
  readonly category: WorkOrderCategory;
  readonly child: WorkOrderCategory['children'][number];
}

/** The question of a number; null when there is none (any more). */
export function findQuestion(categories: readonly WorkOrderCategory[], id: number | null): Question | null {
  for (const category of categories) {
    const child = category.children.find((each) => each.id === id);
    if (child !== undefined) return { category, child };
  }
  return null;
}

/** The last question of the last category: what fits nowhere else. */
export function otherQuestion(categories: readonly WorkOrderCategory[]): Question | null {
  const category = categories.at(-1);
  const child = category?.children.at(-1);
  return category === undefined || child === undefined ? null : { category, child };
}

/** Where the ticket of a question is written. Names with odd characters survive: they are encoded. */
export const submitAddress = (
  { category, child }: Question,
  { instance, report, subject }: Pick<QuestionQuery, 'instance' | 'report' | 'subject'>,
): string =>
  routes.submitWorkOrder.to(
    { id: child.id, question: child.name, resource_type: category.resource_type },
    {
      ...(instance !== '' && { instance_name: instance }),
      ...(report !== '' && { report }),
      ...(subject !== '' && { subject }),
    },
  );
