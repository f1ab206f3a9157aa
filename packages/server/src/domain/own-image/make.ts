import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { OWN_IMAGE_STATUS } from '@compute-market/contract/rules/own-image';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { instance } from '../../db/schema/instance';
import { ownImage } from '../../db/schema/own-image';
import { MACHINE_MISSING } from '../../fleet/provider';
import type { Services } from '../../http/handler';
import { defineOutsideJob } from '../../jobs/job';
import { recordEvent } from '../instance/events';
import { hasMachine, orRefusal, type RefusedChange } from '../instance/machine-change';
import { ownImageJob, type OwnImagePayload } from './ask';
import { chargeNewImage } from './begin-charging';
import type { OwnImageRow } from './rows';

/** How often an image that is being made is looked at. */
const watchMs = 2000;
/** How soon the image of a closed account is to be deleted again. */
const closedAgainMs = hourMs;

/** What came of one try. */
type Outcome =
  | { readonly end: 'later' }
  | { readonly end: 'created'; readonly sizeBytes: number | null }
  | { readonly end: 'deleted' }
  | RefusedChange;

const { creating, deleting, failed, ready } = OWN_IMAGE_STATUS;

/** An image and what it is made of, as long as nothing later was asked of it. */
async function asked(tx: Tx, { ownImageId, requestedAt }: OwnImagePayload) {
  const [found] = await tx
    .select({
      row: ownImage,
      of: { id: instance.id, name: instance.name, status: instance.status },
      isClosed: sql`${users.closedAt} is not null`.mapWith(Boolean),
    })
    .from(ownImage)
    .innerJoin(users, eq(users.id, ownImage.userId))
    .innerJoin(instance, eq(instance.id, ownImage.instanceId))
    .where(eq(ownImage.id, ownImageId));
  return found?.row.requestedAt.getTime() === requestedAt ? found : null;
}

type Asked = NonNullable<Awaited<ReturnType<typeof asked>>>;

const attempt = ({ row, of }: Asked, { compute }: Services): Promise<Outcome> =>
  orRefusal<Outcome>(async () => {
    if (row.state === deleting) {
      await compute.deleteImage(row.key);
      return { end: 'deleted' };
    }
    // The end of its rental takes the disk away.
    if (!hasMachine(of)) return { end: 'refused', reason: MACHINE_MISSING };
    const made = await compute.createImage(of.name, row.key);
    return made === null ? { end: 'later' } : { end: 'created', ...made };
  });

/** What a row says of a change that came to an end; null takes it away. */
function endOf({ state }: OwnImageRow, outcome: Exclude<Outcome, { end: 'later' }>) {
  switch (outcome.end) {
    case 'created':
      return { state: ready, sizeBytes: outcome.sizeBytes };
    case 'deleted':
      return null;
    case 'refused':
      return state === creating
        ? { state: failed, reason: `制作失败：${outcome.reason}` }
        : // Its owner wanted it gone, so charges begin anew, told before.
          { state: ready, reason: `删除失败：${outcome.reason}`, chargedUntil: null, chargeAt: null };
  }
}

/** Has the provider make or delete one image. */
export const ownImageJobKind = defineOutsideJob<OwnImagePayload, Outcome | null>(
  ownImageJob,
  {
    async outside(payload, services) {
      const found = await services.database.transaction((tx) => asked(tx, payload));
      const isGoing = found?.row.state === creating || found?.row.state === deleting;
      return found && isGoing ? attempt(found, services) : null;
    },
    async work(tx, payload, outcome, { clock, logger }) {
      if (outcome === null) return undefined;
      if (outcome.end === 'later') return { again: new Date(clock.now().getTime() + watchMs) };
      const found = await asked(tx, payload);
      if (found === null) return undefined;
      const { row, of, isClosed } = found;
      if (outcome.end === 'refused' && row.state === deleting && isClosed) {
        // Nobody is left who could delete it, or would pay for it: it goes on being deleted until it is gone.
        logger.error({ image: row.key, reason: outcome.reason }, 'the image of a closed account could not be deleted');
        return { again: new Date(clock.now().getTime() + closedAgainMs) };
      }
      const change = endOf(row, outcome);
      const own = and(
        eq(ownImage.id, row.id),
        eq(ownImage.state, row.state),
        eq(ownImage.requestedAt, row.requestedAt),
      );
      const written =
        change === null
          ? await tx.delete(ownImage).where(own).returning({ id: ownImage.id })
          : await tx.update(ownImage).set(change).where(own).returning({ id: ownImage.id });
      if (written.length === 0 || row.state !== creating) return undefined;
      if (outcome.end === 'created') await chargeNewImage(tx, row, clock.now());
      await recordEvent(tx, {
        instance: of,
        kind: outcome.end === 'refused' ? INSTANCE_EVENT.imageSaveFailed : INSTANCE_EVENT.imageSaved,
        at: clock.now(),
        details: { change: row.name, ...(outcome.end === 'refused' ? { reason: outcome.reason } : {}) },
      });
      return undefined;
    },
  },
  { lane: 'machines' },
);
