import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { assign } from './assign';
import { assigned } from './assigned';
import { remindOfCouponEnds } from './end-reminders';
import { pick } from './pick';
import { redeem } from './redeem';
import { visibleGroups } from './visible-groups';

export const implementations: Implementation[] = [visibleGroups, assign, assigned, redeem, pick];

export const jobKinds: JobKind[] = [remindOfCouponEnds];
