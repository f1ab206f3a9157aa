import type { runContainer } from '@compute-market/contract/calls/rental';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import type { ContainerImage } from '@compute-market/contract/entities/container-image';
import {
  CONTAINER_IMAGE_KEY,
  containerImageText,
  readContainerImage,
  registryRefused,
} from '@compute-market/contract/rules/container-image';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { containerImage } from '../../db/schema/container-image';
import { sealSecret, unsealSecret, type SecretPlace } from '../../db/sealed-secret';
import { MachineRefusal, type ContainerOrder } from '../../fleet/provider';
import type { Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';

type Input = ParsedRequestOf<typeof runContainer>;
type Row = typeof containerImage.$inferSelect;
type Sealing = Pick<Services, 'config'>;

/** What a container does with its image beside being started from it. */
export interface ContainerStart {
  /** Empty: what the image itself starts. */
  readonly command: string;
  readonly environment: NonNullable<Input['environment']>;
}

/** Registries that containers may be started from; none where nobody runs machines (decisions 147). */
export const registriesOf = ({ config, compute }: Pick<Services, 'config' | 'compute'>): readonly string[] =>
  compute.connected ? config.imageRegistries : [];

const refused = (reason: string, field: string) => new Refusal('INVALID_REQUEST', { reason, data: { field } });

/** The reference that an order names, written out whole; null for one of the house or an own image. Refuses a registry that is not allowed. */
export function orderedReference(
  { image_name, container_image }: Pick<Input, 'image_name' | 'container_image'>,
  registries: readonly string[],
): string | null {
  if (container_image === undefined) return null;
  if (image_name !== CONTAINER_IMAGE_KEY)
    throw refused(`使用自定义镜像时，image_name 须为 ${CONTAINER_IMAGE_KEY}`, 'image_name');
  const reading = readContainerImage(container_image);
  if (!reading.ok) throw refused(reading.reason, 'container_image');
  if (!registries.includes(reading.image.registry))
    throw new Refusal('IMAGE_UNAVAILABLE', {
      reason: registryRefused(registries),
      data: { field: 'container_image' },
    });
  return containerImageText(reading.image);
}

/** How an order starts its containers. Refuses one without the reference, which a price does not depend on, and a command or an environment for another image. */
export function orderedStart({ image_name, container_image, start_command, environment }: Input): ContainerStart {
  if (image_name === CONTAINER_IMAGE_KEY && container_image === undefined)
    throw refused('请输入镜像地址', 'container_image');
  if (container_image === undefined && (start_command !== undefined || environment !== undefined))
    throw refused('启动命令与环境变量只能与自定义镜像一起使用', 'container_image');
  return { command: start_command?.trim() ?? '', environment: environment ?? [] };
}

const placeOf = (owner: number): SecretPlace => ({ purpose: 'container-environment', owner });

/** Writes down what an instance is started from. Values of the environment are kept sealed, until its start is over. */
export async function writeContainerImage(
  tx: Tx,
  { config }: Sealing,
  instanceId: number,
  { reference, command, environment }: ContainerStart & { readonly reference: string },
): Promise<void> {
  const values = Buffer.from(JSON.stringify(environment.map(({ value }) => value)));
  await tx.insert(containerImage).values({
    instanceId,
    reference,
    command,
    environmentNames: environment.map(({ name }) => name),
    environment: environment.length === 0 ? null : await sealSecret(tx, config, placeOf(instanceId), values),
  });
}

const rowOf = async (tx: Tx, instanceId: number): Promise<Row | undefined> =>
  (await tx.select().from(containerImage).where(eq(containerImage.instanceId, instanceId)))[0];

/** A kept disk goes on as the container that it was; its environment is with its machine. */
export async function copyContainerImage(tx: Tx, fromId: number, toId: number): Promise<void> {
  const known = await rowOf(tx, fromId);
  if (known !== undefined) await tx.insert(containerImage).values({ ...known, instanceId: toId, environment: null });
}

/** The same for who makes the machine; null for any other image. Rejects with MachineRefusal where the values no longer open. */
export async function containerOrder(tx: Tx, { config }: Sealing, instanceId: number): Promise<ContainerOrder | null> {
  const row = await rowOf(tx, instanceId);
  if (row === undefined) return null;
  const { reference, command, environmentNames, environment } = row;
  if (environment === null) return { reference, command, environment: {} };
  const opened = await unsealSecret(tx, config, placeOf(instanceId), environment);
  if (opened === null) throw new MachineRefusal('环境变量无法读取');
  const values = JSON.parse(opened.toString('utf8')) as readonly string[];
  return {
    reference,
    command,
    environment: Object.fromEntries(environmentNames.map((name, index) => [name, values[index] ?? ''])),
  };
}

/** The start is over, one way or the other: the values are of no more use here. */
export async function forgetEnvironment(tx: Tx, instanceId: number): Promise<void> {
  await tx.update(containerImage).set({ environment: null }).where(eq(containerImage.instanceId, instanceId));
}

/** What is told of it: never a value. */
export const containerImageWire = (
  row: Pick<Row, 'reference' | 'command' | 'environmentNames'> | null,
): ContainerImage | null =>
  row && { Reference: row.reference, Command: row.command, Environment: row.environmentNames };
