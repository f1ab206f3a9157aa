import { getSshKeys } from '@compute-market/contract/calls/ssh-key';
import { runContainer, runContainerQueryPrice, runKvm, runKvmQueryPrice } from '@compute-market/contract/calls/rental';
import { BILLING, DUE_MODE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import type { Instance } from '@compute-market/contract/entities/instance';
import { minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import { sshCommand } from '@compute-market/contract/rules/ssh-login';
import type { Client } from '../client';
import { numberOf, textOf, yes, type Command, type Given } from '../command';
import { containerImageOptions, imageOf, startOf } from '../container-image';
import { EXIT, Failure } from '../failure';
import { readInstance } from '../instances';
import { messages } from '../messages';
import { hasPeriod, periodOf, periodOptions } from '../period';
import { agree } from '../quote';

const words = messages.rent;
/** How often the machine is looked at, and for how long in all. */
const lookMs = 3 * secondMs;
const longestMs = 10 * minuteMs;
/** Looks in a row that a loss of the network may take, about a minute. */
const mostLost = 20;

const { starting, startFailed, startFailedRefunded } = INSTANCE_STATUS;

/** By usage it is one hour at a time, else a period. */
function termsOf(given: Given) {
  const billing = textOf(given, 'billing') ?? BILLING.prepaid;
  if (billing === BILLING.prepaid) return periodOf(given);
  if (billing !== BILLING.usage || hasPeriod(given)) throw new Failure(EXIT.usage, words.badBilling);
  return { billing, unit: 'hour', pack_time: 1 } as const;
}

/** What the machine is, as the quote and the order ask for it. */
function machineOf(given: Given) {
  const [gpu, image] = [textOf(given, 'gpu'), imageOf(given)];
  if (gpu === undefined || image === undefined) throw new Failure(EXIT.usage, words.needs);
  return {
    gpu_type: gpu,
    gpu_num: numberOf(given, 'count') ?? 1,
    image_name: image,
    district: textOf(given, 'district'),
    add_disk_size: numberOf(given, 'disk', 0),
    due_mode: given.options.release === true ? DUE_MODE.release : DUE_MODE.keep,
    ...termsOf(given),
  };
}

/** Looks until the start has ended, one way or the other; undefined when it takes too long. A short loss of the network is waited out: the order is answered, and looking costs nothing. */
async function waitForStart({ system }: Given, client: Client, name: string): Promise<Instance | undefined> {
  let lost = 0;
  for (let waited = 0; waited < longestMs; waited += lookMs) {
    try {
      const one = await readInstance(client, name);
      if (one !== undefined && one.Status !== starting) return one;
      lost = 0;
    } catch (error) {
      lost += 1;
      if (!(error instanceof Failure) || error.exit !== EXIT.network || lost >= mostLost) throw error;
    }
    await system.wait(lookMs);
  }
  return undefined;
}

/**
 * The started machine; undefined when its start takes too long. The order is answered by now, so a look that fails
 * says its name and asks nobody to run the order again, while the code stays that of the failure (decisions 204).
 */
async function watchStart(given: Given, client: Client, name: string): Promise<Instance | undefined> {
  try {
    return await waitForStart(given, client, name);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (given.json) given.system.out(JSON.stringify({ Container_name: name }));
    throw new Failure(error.exit, words.notSeen(name));
  }
}

/** All public keys of the account, as the site puts them in. */
const keysOf = async (client: Client): Promise<string[]> =>
  (await client.call(getSshKeys, {})).data.map(({ Fingerprint }) => Fingerprint);

export const rent: Command = {
  name: 'rent',
  words: [],
  summary: words.summary,
  options: {
    gpu: { type: 'string', help: words.gpu },
    image: { type: 'string', help: words.image },
    count: { type: 'string', help: words.count },
    ...periodOptions,
    billing: { type: 'string', help: words.billing },
    container: { type: 'boolean', help: words.container },
    ...containerImageOptions,
    district: { type: 'string', help: words.district },
    disk: { type: 'string', help: words.disk },
    note: { type: 'string', help: words.note },
    project: { type: 'string', help: words.project },
    release: { type: 'boolean', help: words.release },
    password: { type: 'boolean', help: words.password },
    'no-wait': { type: 'boolean', help: words.noWait },
    ...yes,
  },
  async run(given) {
    const { system, json, options } = given;
    const machine = machineOf(given);
    const start = startOf(given);
    const client = await given.client();
    const [quote, order] =
      options.container === true ? [runContainerQueryPrice, runContainer] : [runKvmQueryPrice, runKvm];
    const price = await client.call(quote, machine);
    await agree(given, price, words.question);
    const { Container_name: name } = await client.call(order, {
      ...machine,
      ...start,
      price: price.PayPrice,
      note: textOf(given, 'note'),
      project: textOf(given, 'project'),
      ssh_keys: options.password === true ? [] : await keysOf(client),
    });
    system.err(words.rented(name));
    const one = options['no-wait'] === true ? undefined : await watchStart(given, client, name);
    if (one === undefined) {
      system.out(json ? JSON.stringify({ Container_name: name }) : words.stillStarting(name));
      return EXIT.ok;
    }
    if (one.Status === startFailed || one.Status === startFailedRefunded)
      throw new Failure(EXIT.refused, words.failed(name, one.Message, one.Status === startFailedRefunded));
    const command = sshCommand(one);
    if (json) system.out(JSON.stringify(one));
    else {
      system.out(words.running(name));
      system.out(command === null ? words.noShell : words.connect(command));
    }
    return EXIT.ok;
  },
};
