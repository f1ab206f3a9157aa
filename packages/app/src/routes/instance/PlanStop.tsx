import { setStopPlan } from '@compute-market/contract/calls/stop-plan';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { StopPlan } from '@compute-market/contract/entities/stop-plan';
import { StopPlanDialog, type StopWish } from '@compute-market/patterns/instance/InstanceScreen';
import { useState } from 'react';
import { api } from '../../api';
import { serverNow } from '../../state/clock';
import { showSuccess } from '../../state/toasts';
import { useClosing, type ClosingProps } from '../useClosing';
import { instanceRouteMessages as messages } from './messages';

/** Replaces when an instance is shut down by itself. */
export async function planStop(instanceName: string, wish: StopWish) {
  const { stopTime, idleHours, beforeMoneyEnds, stopsBilling } = wish;
  await api.call(setStopPlan, {
    instance_name: instanceName,
    stop_time: stopTime,
    idle_hours: idleHours,
    before_money_ends: beforeMoneyEnds,
    // A back end that can only shut down does not know the field.
    ...(stopsBilling && { stop_billing: true }),
  });
}

/** Nothing shuts it down by itself. */
export const noStop: StopWish = { stopTime: null, idleHours: null, beforeMoneyEnds: false, stopsBilling: false };

interface PlanStopProps extends ClosingProps {
  readonly instance: Instance;
  readonly plan: StopPlan;
  readonly onChanged: () => void;
}

/** The question when an instance shall be shut down; times count from when it opened. */
export function PlanStop({ instance, plan, onChanged, ...props }: PlanStopProps) {
  const control = useClosing(props);
  const [now] = useState(serverNow);
  const save = async (wish: StopWish, planName: string) => {
    await planStop(instance.Container_name, wish);
    const stops = wish.stopTime !== null || wish.idleHours !== null || wish.beforeMoneyEnds;
    showSuccess(stops ? messages.stopPlanned : messages.stopCancelled(planName));
    onChanged();
  };
  return <StopPlanDialog {...control} instance={instance} plan={plan} now={now} onSave={save} />;
}
