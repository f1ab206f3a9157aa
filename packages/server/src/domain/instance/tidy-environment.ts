import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { and, inArray, isNotNull, ne } from 'drizzle-orm';
import { containerImage } from '../../db/schema/container-image';
import { instance } from '../../db/schema/instance';
import { defineJob } from '../../jobs/job';

/** Every hour forgets values of environments whose start is over: a server of a release before them ends starts without a look at them. */
export const tidyEnvironment = defineJob(
  'environment.tidy',
  async (tx, _payload, { clock }) => {
    const started = tx.select({ id: instance.id }).from(instance).where(ne(instance.status, INSTANCE_STATUS.starting));
    await tx
      .update(containerImage)
      .set({ environment: null })
      .where(and(isNotNull(containerImage.environment), inArray(containerImage.instanceId, started)));
    return { again: new Date(clock.now().getTime() + hourMs) };
  },
  { lane: 'upkeep', standing: true },
);
