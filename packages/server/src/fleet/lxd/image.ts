import { MACHINE_MISSING, MachineRefusal, type MadeSnapshot } from '../provider';
import { EngineBusy, EngineError, orNull, type EngineClient } from './client';
import { engineName } from './machine-body';
import { settle, type LxdFleet } from './parts';
import { amend, keys, readMachine, type MachineRecord } from './record';
import { dropSnapshot, isAway, madeOf, refusalOf, snapshotPath } from './snapshot';

interface EngineImage {
  readonly fingerprint: string;
  readonly aliases?: readonly { readonly name: string }[] | null;
  readonly size?: number;
  readonly properties?: Readonly<Record<string, string | undefined>> | null;
}

/** How long one try waits for an image that is being packed, which may take minutes; meanwhile other machines have their turn, ms. */
const packingLookMs = 1000;

/** The snapshot that an image is packed from; gone once it is packed. */
const sourceOf = (key: string): string => `image-${key}`;

/** An image by our key for it. */
async function find(client: EngineClient, key: string): Promise<EngineImage | null> {
  const alias = await orNull(client.get<{ readonly target: string }>(`/images/aliases/${key}`));
  return alias && orNull(client.get<EngineImage>(`/images/${alias.target}`));
}

/** What the system says of itself, such as what a virtual machine needs to boot, goes on into its image. */
const propertiesOf = ({ config }: MachineRecord, key: string): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(config).flatMap(([name, value = '']) =>
      name.startsWith('image.') ? [[name.slice('image.'.length), value] as const] : [],
    ),
  ),
  [keys.mark]: key,
});

/** The operation that packs this image, as the machine remembers it. */
function packingOf({ config }: MachineRecord, key: string): string | null {
  const [packed, operation] = (config[keys.packing] ?? '').split(' ');
  return packed === key && operation !== undefined ? operation : null;
}

const sameImage = /image already exists: (?<fingerprint>[0-9a-f]+)/i;

/** A machine that did not change since its last image has the same: that gets this name too. */
async function giveName(client: EngineClient, fingerprint: string, key: string): Promise<void> {
  try {
    await client.change('POST', '/images/aliases', { name: key, target: fingerprint, description: '' });
  } catch (error) {
    // Another try may have been first; who asks finds out.
    if (!(error instanceof EngineError)) throw error;
  }
}

/** Takes away what a second try packed beside the image that has the name. */
async function dropNameless(client: EngineClient, key: string): Promise<void> {
  for (const { fingerprint, aliases, properties } of await client.get<readonly EngineImage[]>('/images?recursion=1'))
    if (properties?.[keys.mark] === key && !aliases?.length)
      await orNull(client.change('DELETE', `/images/${fingerprint}`));
}

/** Waits a moment for an image. A try that failed because another one made it has done no harm. */
async function waitForImage(client: EngineClient, operation: string, key: string): Promise<void> {
  try {
    await orNull(client.wait(operation, packingLookMs));
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const fingerprint = sameImage.exec(error.message)?.groups?.fingerprint;
    if (fingerprint !== undefined) await giveName(client, fingerprint, key);
    if ((await find(client, key)) === null) {
      // Its last name was taken while it was to get this one: it is packed anew.
      if (fingerprint !== undefined && (await orNull(client.get(`/images/${fingerprint}`))) === null)
        throw new EngineBusy(`image ${fingerprint} went away`);
      throw error;
    }
    await dropNameless(client, key);
  }
}

/** Packs a snapshot as an image, and waits a moment for it. A try that nobody saw the end of is waited for before another is begun. */
async function pack({ client }: LxdFleet, machine: MachineRecord, key: string): Promise<void> {
  const begun = packingOf(machine, key);
  if (begun !== null) {
    await waitForImage(client, begun, key);
    if ((await find(client, key)) !== null) return;
  }
  const operation = await client.begin('POST', '/images', {
    public: false,
    aliases: [{ name: key, description: '' }],
    properties: propertiesOf(machine, key),
    source: { type: 'snapshot', name: `${machine.name}/${sourceOf(key)}` },
  });
  if (operation === null) return;
  await amend(client, machine.name, () => ({ config: { [keys.packing]: `${key} ${operation}` } }));
  await waitForImage(client, operation, key);
}

/** Packs what there is no image of yet. */
async function packOnce(fleet: LxdFleet, name: string, key: string): Promise<void> {
  const { client } = fleet;
  const machine = await readMachine(client, name);
  if (machine === null || machine.config[keys.kept] === 'true') throw new MachineRefusal(MACHINE_MISSING);
  if (packingOf(machine, key) === null) {
    await settle(fleet, machine.name);
    // What was waited for may have been a try that nobody saw begin.
    if ((await find(client, key)) !== null) return;
  }
  const source = snapshotPath(name, sourceOf(key));
  if ((await orNull(client.get(source))) === null)
    await client.change('POST', snapshotPath(name), { name: sourceOf(key), stateful: false });
  await pack(fleet, machine, key);
}

async function make(fleet: LxdFleet, name: string, key: string): Promise<MadeSnapshot | null> {
  const { client } = fleet;
  if (await isAway(fleet, name)) return null;
  const known = await find(client, key);
  if (known === null) await packOnce(fleet, name, key);
  await dropSnapshot(fleet, name, sourceOf(key));
  return madeOf(known ?? (await find(client, key)) ?? {});
}

/** Packs the system disk by a snapshot, so that the machine runs on. */
export async function createImage(fleet: LxdFleet, name: string, key: string): Promise<MadeSnapshot | null> {
  try {
    return await make(fleet, name, key);
  } catch (error) {
    if (error instanceof EngineBusy) return null;
    const translated = refusalOf(fleet, name, error);
    if (translated instanceof MachineRefusal) await dropSnapshot(fleet, name, sourceOf(key));
    throw translated;
  }
}

/** Deletes what stands at a path; what was on its way out already is deleted. */
async function drop(client: EngineClient, path: string): Promise<void> {
  try {
    await orNull(client.change('DELETE', path));
  } catch (error) {
    if (!(error instanceof EngineError) || (await orNull(client.get(path))) !== null) throw error;
  }
}

/**
 * Takes this name from an image, and with its last name the image. Of two names that are taken at the same moment neither is seen to be the last one:
 * so it is looked at again once its name is gone.
 */
async function dropName(client: EngineClient, fingerprint: string, key: string): Promise<void> {
  const path = `/images/${fingerprint}`;
  const names = async () => {
    const image = await orNull(client.get<EngineImage>(path));
    return image && (image.aliases ?? []).map(({ name }) => name);
  };
  if ((await names())?.some((name) => name !== key)) await drop(client, `/images/aliases/${key}`);
  const left = await names();
  if (left?.every((name) => name === key)) await drop(client, path);
}

/** Every image that was packed for this key, or bears it: a crash at the wrong moment leaves one without its name. */
export async function deleteImage(fleet: LxdFleet, key: string): Promise<void> {
  const { client } = fleet;
  const all = await client.get<readonly EngineImage[]>('/images?recursion=1');
  try {
    for (const image of all)
      if (image.properties?.[keys.mark] === key || image.aliases?.some(({ name }) => name === key))
        await dropName(client, image.fingerprint, key);
  } catch (error) {
    throw refusalOf(fleet, engineName(key), error);
  }
}
