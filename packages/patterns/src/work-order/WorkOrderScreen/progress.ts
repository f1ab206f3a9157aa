import type { WorkOrderDetail } from '@compute-market/contract/entities/work-order';
import {
  WORK_ORDER_STATUS,
  WORK_ORDER_STATUS_LABELS,
  type WorkOrderStatus,
} from '@compute-market/contract/enumerations';

const { waiting, processing, needsReply, solved, closed, revoked } = WORK_ORDER_STATUS;
const way: readonly WorkOrderStatus[] = [waiting, processing, needsReply, solved, closed];

export interface ProgressStep {
  readonly status: WorkOrderStatus;
  readonly label: string;
  /** When it was reached, the present one the last time, so that the times go on; null while it was not, or when it was left behind again. */
  readonly at: number | null;
  /** The way went past it. */
  readonly skipped: boolean;
}

/** The way of a ticket through its states, and where it stands. A revoked one has a short way. */
export function progressOf({ status, logs }: Pick<WorkOrderDetail, 'status' | 'logs'>): {
  steps: readonly ProgressStep[];
  current: number;
} {
  const shown = status === revoked ? [waiting, revoked] : way;
  const current = shown.indexOf(status);
  const reached = (each: WorkOrderStatus) => logs.filter((log) => log.status === each).map(({ time }) => time);
  const timeOf = (each: WorkOrderStatus, index: number) => {
    if (index > current) return null;
    return (index === current ? reached(each).at(-1) : reached(each)[0]) ?? null;
  };
  return {
    steps: shown.map((each, index) => ({
      status: each,
      label: WORK_ORDER_STATUS_LABELS[each],
      at: timeOf(each, index),
      skipped: index < current && reached(each).length === 0,
    })),
    current,
  };
}
