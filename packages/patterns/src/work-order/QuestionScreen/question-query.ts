import type { WorkOrderCategory } from '@compute-market/contract/entities/work-order';
import { routes } from '@compute-market/contract/routes';

/** What 选择问题 shows. It lives in the address. */
export interface QuestionQuery {
  /** Words looked for in the help documents. */
  readonly q: string;
  /** A sub-category; null while none is chosen. */
  readonly question: number | null;
  /** The instance that somebody came from; empty for none. */
  readonly instance: string;
}

const longestWords = 60;
const instanceRule = /^[A-Za-z0-9_-]{1,64}$/;

/** Reads an address; whatever it says wrongly counts as not said. */
export function readQuestionQuery(search: URLSearchParams): QuestionQuery {
  const question = search.get('question') ?? '';
  const instance = search.get('instance_name') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, longestWords),
    question: /^[1-9]\d{0,8}$/.test(question) ? Number(question) : null,
    instance: instanceRule.test(instance) ? instance : '',
  };
}

/** The address's parameters. */
export const questionParameters = ({ q, question, instance }: QuestionQuery): Record<string, string> => ({
  ...(q === '' ? {} : { q }),
  ...(question === null ? {} : { question: String(question) }),
  ...(instance === '' ? {} : { instance_name: instance }),
});

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
export const submitAddress = ({ category, child }: Question, instance: string): string =>
  routes.submitWorkOrder.to(
    { id: child.id, question: child.name, resource_type: category.resource_type },
    instance === '' ? {} : { instance_name: instance },
  );
