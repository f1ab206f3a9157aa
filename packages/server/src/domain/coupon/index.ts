import type { Implementation } from '../../http/handler';
import { assign } from './assign';
import { assigned } from './assigned';
import { pick } from './pick';
import { redeem } from './redeem';
import { visibleGroups } from './visible-groups';

export const implementations: Implementation[] = [visibleGroups, assign, assigned, redeem, pick];
