import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { bareMetalCosts } from './costs';
import { endBareMetal } from './end';
import { remindOfMachineEnds } from './end-reminders';
import { machineCalls } from './machines';
import { renewCalls } from './renew';
import { reservationCalls } from './reservations';

/** Whole machines: reserved, contracted outside, delivered by the staff, renewed from the purses (screens B8, B10). */
export const implementations: Implementation[] = [...reservationCalls, ...machineCalls, ...renewCalls, bareMetalCosts];

export const jobKinds: JobKind[] = [endBareMetal, remindOfMachineEnds];
