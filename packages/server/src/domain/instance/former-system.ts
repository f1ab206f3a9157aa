import { INSTANCE_EVENT, type InstanceEventKind } from '@compute-market/contract/entities/instance-event';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance, instanceSecret } from '../../db/schema/instance';
import { instanceEvent } from '../../db/schema/instance-event';
import { sealSecret, unsealSecret, type SecretPlace } from '../../db/sealed-secret';
import type { Services } from '../../http/handler';
import type { InstanceRow } from './state';

type Sealing = Pick<Services, 'config'>;

/** What a reset takes the place of, as its job keeps it. */
export interface FormerSystem {
  readonly imageKey: string;
  readonly ownImageKey: string | null;
  readonly loginUserName: string;
  /** Sealed; null where the password stays. */
  readonly loginPassword: string | null;
}

const placeOf = (owner: number): SecretPlace => ({ purpose: 'former-password', owner });

async function sealedPassword(tx: Tx, { config }: Sealing, id: number): Promise<string> {
  const [secret] = await tx.select().from(instanceSecret).where(eq(instanceSecret.instanceId, id));
  if (secret === undefined) throw new Error(`no password of instance ${id}`);
  return sealSecret(tx, config, placeOf(id), Buffer.from(secret.loginPassword));
}

/** What an instance has before a reset; its password only where the reset brings another. */
export async function formerSystem(
  tx: Tx,
  services: Sealing,
  { id, imageKey, ownImageKey, loginUserName }: InstanceRow,
  { withPassword }: { readonly withPassword: boolean },
): Promise<FormerSystem> {
  const loginPassword = withPassword ? await sealedPassword(tx, services, id) : null;
  return { imageKey, ownImageKey, loginUserName, loginPassword };
}

/** What gives a machine the password that its record has. */
const settingPassword: InstanceEventKind[] = [INSTANCE_EVENT.password, INSTANCE_EVENT.snapshotRestore];

/** What of this was asked of an instance after a moment. */
async function askedSince(tx: Tx, instanceId: number, since: Date): Promise<ReadonlySet<InstanceEventKind>> {
  const rows = await tx
    .select({ kind: instanceEvent.kind })
    .from(instanceEvent)
    .where(
      and(
        eq(instanceEvent.instanceId, instanceId),
        inArray(instanceEvent.kind, [INSTANCE_EVENT.reinstall, ...settingPassword]),
        gt(instanceEvent.createdAt, since),
      ),
    );
  return new Set(rows.map(({ kind }) => kind));
}

/** The reset of that moment never happened: the record says again what the machine has. What a later reset or another password wrote stays. */
export async function giveBackSystem(
  tx: Tx,
  { config }: Sealing,
  {
    instanceId,
    requestedAt,
    former,
  }: { readonly instanceId: number; readonly requestedAt: number; readonly former: FormerSystem },
): Promise<void> {
  await tx.select({ id: instance.id }).from(instance).where(eq(instance.id, instanceId)).for('update');
  const asked = await askedSince(tx, instanceId, new Date(requestedAt));
  if (asked.has(INSTANCE_EVENT.reinstall)) return;
  const { loginPassword: sealed, ...system } = former;
  await tx.update(instance).set(system).where(eq(instance.id, instanceId));
  if (sealed === null || settingPassword.some((kind) => asked.has(kind))) return;
  const opened = await unsealSecret(tx, config, placeOf(instanceId), sealed);
  if (opened === null) return;
  await tx
    .update(instanceSecret)
    .set({ loginPassword: opened.toString('utf8') })
    .where(eq(instanceSecret.instanceId, instanceId));
}
