import type { Implementation } from '../http/handler';
import type { JobKind } from '../jobs/job';
import * as account from './account';
import * as coupon from './coupon';
import * as instance from './instance';
import * as market from './market';
import * as notice from './notice';
import * as order from './order';
import * as payment from './payment';
import * as verification from './verification';
import * as workOrder from './work-order';

/** Every call that this server answers, by domain. */
export const implementations: readonly Implementation[] = [account, market, instance, coupon, payment, order, notice, verification, workOrder].flatMap(
  (domain) => domain.implementations,
);

/** Every kind of job, by domain. */
export const jobKinds: readonly JobKind[] = [account, instance, payment].flatMap((domain) => domain.jobKinds);
