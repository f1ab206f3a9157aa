import { getInstances } from '@compute-market/contract/calls/instance';
import { getInvoiceRecords } from '@compute-market/contract/calls/invoice';
import { getStoreSelectorOptions } from '@compute-market/contract/calls/market';
import { getOrders } from '@compute-market/contract/calls/payment';
import { getWorkOrders } from '@compute-market/contract/calls/work-order';
import { CONTAINER_TYPE, INSTANCE_STATUS_FILTER } from '@compute-market/contract/enumerations';
import type { PaletteInstance, PaletteRecords } from '@compute-market/patterns/shell/SitePalette';
import type { Viewer } from '@compute-market/patterns/viewer';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { readGuides } from '../content/docs-data';

/** How many of a kind the palette can find; what is older is found by its number, or searched in its list. */
const newest = { page: 1, page_size: 50 };

export interface PaletteFinds {
  readonly instances: readonly PaletteInstance[];
  readonly records: PaletteRecords;
}

async function readInstances(): Promise<PaletteInstance[]> {
  const pages = await Promise.all(
    Object.values(CONTAINER_TYPE).map((container_type) =>
      api.call(getInstances, { container_type, status_type: INSTANCE_STATUS_FILTER.default, ...newest }),
    ),
  );
  return pages.flatMap(({ data }) => data);
}

/** What of it could be read; what could not is left out, and the client has said why. */
async function orNothing<Found>(reading: Promise<readonly Found[]>): Promise<readonly Found[]> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}

/** Reads what this person can find by the palette: what everybody may see, and the newest of what is their own. */
export async function readPaletteFinds(role: Viewer['role'], signal: AbortSignal): Promise<PaletteFinds> {
  const isMain = role === 'main';
  const isCustomer = isMain || role === 'sub';
  const options = { signal };
  const only = <Found>(may: boolean, read: () => Promise<readonly Found[]>) =>
    may ? orNothing(read()) : Promise.resolve([]);
  const [instances, models, documents, orders, invoices, tickets] = await Promise.all([
    only(isCustomer, readInstances),
    orNothing(api.call(getStoreSelectorOptions, {}, options).then((store) => store.all_gputypes)),
    orNothing(readGuides(signal).then((sections) => sections.flatMap((section) => section.documents))),
    only(isMain, () => api.call(getOrders, newest, options).then(({ data }) => data)),
    only(isMain, () => api.call(getInvoiceRecords, newest, options).then(({ data }) => data)),
    only(isCustomer, () => api.call(getWorkOrders, newest, options).then((answer) => answer.orders)),
  ]);
  return { instances, records: { models, documents, orders, invoices, tickets } };
}
