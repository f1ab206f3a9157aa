import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { StopPlan } from '@compute-market/contract/entities/stop-plan';
import { useState } from 'react';
import type { Resource } from '../../resource';
import { NeedsRight } from '../../viewer/ViewerRights';
import { isByUsage } from '../../instance-facts';
import { stopPlanMessages as words } from './stop-plan-messages';
import { canPlanStop, isAhead, stopPlanName, stopPlanText } from './stop-plan-text';

export interface StopPlanProps {
  /** When it is shut down by itself; null where the back end knows no such plan, which leaves it out. */
  readonly plan: Resource<StopPlan | null>;
  /** Opens the question when it shall be shut down. */
  readonly onChange: () => void;
  /** Takes the whole plan back, whose name is given; ends when that is done, or has been told of. */
  readonly onCancel: (name: string) => Promise<unknown>;
}

/** The plan of an instance that can have one; null for every other, and while it is not known. */
export const plannedStop = (instance: Instance, { plan }: Pick<StopPlanProps, 'plan'>): StopPlan | null =>
  plan.state === 'ready' && plan.data && canPlanStop(instance, plan.data) ? plan.data : null;

interface NoteProps extends StopPlanProps {
  instance: Instance;
  /** Seconds by the server's clock. */
  now: number;
}

/** 将于 今天 23:00 关机, with what changes it and what takes it back (decisions 108). */
export function StopPlanNote({ instance, now, ...stop }: NoteProps) {
  const [busy, setBusy] = useState(false);
  const plan = plannedStop(instance, stop);
  const text = plan && isAhead(instance, plan) ? stopPlanText(plan, now) : null;
  if (plan === null || text === null) return null;
  const name = stopPlanName(instance, plan);
  const cancel = () => {
    setBusy(true);
    const settled = () => setBusy(false);
    stop.onCancel(name).then(settled, settled);
  };
  return (
    <Alert
      tone="info"
      title={text}
      action={
        <Cluster as="span" gap={8} rowGap={4} inline>
          <NeedsRight right="run">
            <Button size="sm" disabled={busy} aria-label={`${words.change}${name}`} onClick={stop.onChange}>
              {words.change}
            </Button>
          </NeedsRight>
          <NeedsRight right="run">
            <Button size="sm" loading={busy} onClick={cancel}>
              {words.cancel(name)}
            </Button>
          </NeedsRight>
        </Cluster>
      }
    >
      {plan.StopBilling ? words.stopsBilling : isByUsage(instance) ? words.byUsage : words.runsOn}
    </Alert>
  );
}
