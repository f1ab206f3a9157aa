import { getInstances } from '@compute-market/contract/calls/instance';
import { getNotice } from '@compute-market/contract/calls/notice';
import { getOrders } from '@compute-market/contract/calls/payment';
import {
  getWorkOrderCategories,
  getWorkOrderDocuments,
  getWorkOrders,
} from '@compute-market/contract/calls/work-order';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { WorkOrder, WorkOrderCategory, WorkOrderDocument } from '@compute-market/contract/entities/work-order';
import {
  INSTANCE_STATUS_FILTER,
  WORK_ORDER_RESOURCE,
  type WorkOrderResource,
} from '@compute-market/contract/enumerations';
import { orderStatusLabel } from '@compute-market/contract/rules/order-status';
import { titleOf } from '@compute-market/patterns/instance-facts';
import { timeRangeOf } from '@compute-market/patterns/day-range';
import { findQuestion, type QuestionQuery } from '@compute-market/patterns/work-order/QuestionScreen';
import { instanceContext, orderContext, type ResourceOption } from '@compute-market/patterns/work-order/SubmitScreen';
import { workOrderQuery, type WorkOrderQuery } from '@compute-market/patterns/work-order/WorkOrdersScreen';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { readInstance } from '../instance/read-instance';
import { readListPage, type KeyedPage } from '../list-page';

/** Documents shown for one question or search. */
const mostDocuments = 5;

/** The page of tickets that an address asks for, or the last one. */
export function readWorkOrders(query: WorkOrderQuery, options: CallOptions): Promise<KeyedPage<WorkOrder>> {
  const { status, category, q, days } = query;
  const filter = {
    status: status ?? undefined,
    category_id: category ?? undefined,
    keyword: q || undefined,
    ...timeRangeOf(days),
  };
  return readListPage(workOrderQuery, query, async (page, page_size) => {
    const { orders, total } = await api.call(getWorkOrders, { ...filter, page, page_size }, options);
    return { data: orders, total, page, page_size };
  });
}

export const readCategories = async (options: CallOptions): Promise<readonly WorkOrderCategory[]> =>
  (await api.call(getWorkOrderCategories, {}, options)).categories;

const findDocuments = async (
  wanted: { keyword?: string; category_id?: number; sub_category_id?: number },
  options: CallOptions,
) => (await api.call(getWorkOrderDocuments, { page: 1, page_size: mostDocuments, ...wanted }, options)).documents;

/** The documents with the words; or those of the chosen question, and after them others of its category. None while neither is there. */
export async function readDocuments(
  { q, question: id }: QuestionQuery,
  categories: Promise<readonly WorkOrderCategory[]>,
  options: CallOptions,
): Promise<readonly WorkOrderDocument[]> {
  if (q !== '') return findDocuments({ keyword: q }, options);
  const question = findQuestion(await categories, id);
  if (question === null) return [];
  const [own, near] = await Promise.all([
    findDocuments({ sub_category_id: question.child.id }, options),
    findDocuments({ category_id: question.category.id }, options),
  ]);
  return [...own, ...near.filter((document) => own.every((each) => each.id !== document.id))].slice(0, mostDocuments);
}

export const readDocumentText = async (id: number, options: CallOptions): Promise<string> =>
  (await api.call(getNotice, { id }, options)).Content;

/** Something a ticket can be about, and of which kind it is on the wire. */
export interface TypedOption extends ResourceOption {
  readonly type: WorkOrderResource;
}

const instanceKinds: readonly string[] = [WORK_ORDER_RESOURCE.kvm, WORK_ORDER_RESOURCE.docker];

export type ResourceKind = 'instance' | 'order';

/** What the questions of an address are about: instances, orders, or no thing. */
export function resourceKindOf(resourceType: string): ResourceKind | null {
  if (instanceKinds.includes(resourceType)) return 'instance';
  return resourceType === WORK_ORDER_RESOURCE.order ? 'order' : null;
}

/** The newest instances, and the one called `named` wherever it stands. */
async function readNewestAnd(named: string, options: CallOptions): Promise<readonly Instance[]> {
  const { data } = await api.call(
    getInstances,
    { status_type: INSTANCE_STATUS_FILTER.all, page: 1, page_size: MAX_PAGE_SIZE },
    options,
  );
  if (named === '' || data.some(({ Container_name }) => Container_name === named)) return data;
  const one = await readInstance(named, options);
  return one?.Container_name === named ? [one, ...data] : data;
}

/** The things a ticket can be about, newest first; among the instances is always the one that the address names. */
export async function readResources(
  kind: ResourceKind,
  named: string,
  options: CallOptions,
): Promise<readonly TypedOption[]> {
  if (kind === 'instance')
    return (await readNewestAnd(named, options)).map((one) => ({
      type: one.ContainerType,
      value: one.Container_name,
      label: titleOf(one),
      hint: `${one.Gpu_type} × ${one.Gpu_num} · ${one.District}`,
      context: instanceContext(one),
    }));
  const { data } = await api.call(getOrders, { page: 1, page_size: DEFAULT_PAGE_SIZE }, options);
  return data.map((one) => ({
    type: WORK_ORDER_RESOURCE.order,
    value: one.OutTradeNo,
    label: one.OutTradeNo,
    hint: orderStatusLabel(one),
    context: orderContext(one),
  }));
}
