import {
  changeDueMode,
  removeKeptDisk,
  restartKvm,
  shutDownKvm,
  startFromShutdown,
} from '@compute-market/contract/calls/instance';
import { releaseEarly } from '@compute-market/contract/calls/early-release';
import { getInstanceEvents } from '@compute-market/contract/calls/instance-event';
import {
  renewContainer,
  renewContainerQueryPrice,
  renewKvm,
  renewKvmQueryPrice,
  setAutorenew,
} from '@compute-market/contract/calls/rental';
import { MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import type { Instance } from '@compute-market/contract/entities/instance';
import { INSTANCE_EVENT_LABELS, type InstanceEvent } from '@compute-market/contract/entities/instance-event';
import { BILLING, DUE_MODE, INSTANCE_STATUS, INSTANCE_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { fenFromYuan, formatMoney, formatUnitPrice, sumFen, unitFromYuan } from '@compute-market/contract/rules/money';
import { seenQuote } from '@compute-market/contract/rules/seen-quote';
import { sshLogin } from '@compute-market/contract/rules/ssh-login';
import { formatTime } from '@compute-market/contract/rules/time';
import type { Client } from '../client';
import { confirm, numberOf, wordOf, yes, type Command, type Given } from '../command';
import { EXIT, Failure } from '../failure';
import { allInstances, findInstance } from '../instances';
import { messages } from '../messages';
import { periodOf, periodOptions } from '../period';
import { agree } from '../quote';
import { table } from '../table';

const { running, diskKept, ended, startFailed, startFailedRefunded } = INSTANCE_STATUS;
const words = [messages.instance];

const isByUsage = ({ Billing }: Instance): boolean => Billing === BILLING.usage;
/** States in which nothing is charged by usage any more. */
const over: readonly number[] = [diskKept, ended, startFailed, startFailedRefunded];

/** When it ends; a rental by usage has no end, but an hour that is paid. */
function endOf(one: Instance): string {
  if (one.Status === diskKept && one.DiskReleaseTime !== null) return formatTime(one.DiskReleaseTime);
  const until = formatTime(one.Due_time);
  return isByUsage(one) && !over.includes(one.Status) ? messages.list.usage(until) : until;
}

const rowOf = (one: Instance): readonly string[] => [
  one.Container_name,
  one.Note,
  INSTANCE_STATUS_LABELS[one.Status],
  `${one.Gpu_type} × ${one.Gpu_num}`,
  endOf(one),
  formatUnitPrice(unitFromYuan(one.HourPrice)),
];

export const list: Command = {
  name: 'list',
  words: [],
  summary: messages.list.summary,
  options: { all: { type: 'boolean', help: messages.list.all } },
  async run({ system, json, client, options }) {
    const found = await allInstances(await client(), options.all === true ? 'statusAll' : 'statusDefault');
    if (json) system.out(JSON.stringify(found));
    else if (found.length === 0) system.out(messages.list.empty);
    else for (const line of table(messages.list.heads, found.map(rowOf))) system.out(line);
    return EXIT.ok;
  },
};

export const ssh: Command = {
  name: 'ssh',
  words,
  summary: messages.ssh.summary,
  options: {},
  async run(given) {
    const { system, json, client } = given;
    const one = await findInstance(await client(), wordOf(given));
    const login = sshLogin(one);
    if (one.Status !== running)
      throw new Failure(EXIT.refused, messages.notRunning(one.Container_name, INSTANCE_STATUS_LABELS[one.Status]));
    if (login === null) throw new Failure(EXIT.refused, messages.rent.noShell);
    if (json) {
      system.out(JSON.stringify(login));
      return EXIT.ok;
    }
    // What follows `--` is a host and never an option, whatever it is called.
    const code = await system.run('ssh', ['-p', String(login.port), '--', login.target]);
    if (code === null) throw new Failure(EXIT.refused, messages.ssh.missing);
    return code;
  },
};

const powerCalls = { start: startFromShutdown, stop: shutDownKvm, restart: restartKvm };

const power = (name: keyof typeof powerCalls): Command => ({
  name,
  words,
  summary: messages.power[name].summary,
  options: {},
  async run(given) {
    const { system, json } = given;
    const client = await given.client();
    const one = await findInstance(client, wordOf(given));
    const { Container_name } = one;
    const answer = await client.call(powerCalls[name], { instance_name: Container_name });
    const done = name === 'stop' && isByUsage(one) ? messages.stoppedByUsage : messages.power[name].done;
    system.out(json ? JSON.stringify(answer) : done(Container_name));
    return EXIT.ok;
  },
});
export const start = power('start');
export const stop = power('stop');
export const restart = power('restart');

export const renew: Command = {
  name: 'renew',
  words,
  summary: messages.renew.summary,
  options: { ...periodOptions, ...yes },
  async run(given) {
    const { system, json } = given;
    const period = periodOf(given);
    const client = await given.client();
    const one = await findInstance(client, wordOf(given));
    const { Container_name, ContainerType } = one;
    const question = isByUsage(one) ? messages.renew.questionByUsage : messages.renew.question;
    const [quote, pay] =
      ContainerType === 'kvm' ? [renewKvmQueryPrice, renewKvm] : [renewContainerQueryPrice, renewContainer];
    const request = { instance_name: Container_name, ...period };
    const price = await client.call(quote, request);
    await agree(given, price, question(Container_name));
    const answer = await client.call(pay, { ...request, ...seenQuote(price) });
    system.out(json ? JSON.stringify(answer) : messages.renew.done(Container_name, formatTime(answer.Due_time)));
    return EXIT.ok;
  },
};

/** Stops a rental by usage now, with its disk kept or not. */
async function stopUsage(given: Given, client: Client, name: string): Promise<number> {
  const { system, json, options } = given;
  const keepDisk = options['keep-disk'] === true;
  await confirm(given, keepDisk ? messages.release.byUsageKeeping(name) : messages.release.byUsage(name));
  const answer = await client.call(releaseEarly, { instance_name: name, keep_disk: keepDisk });
  const back = sumFen([fenFromYuan(answer.ReturnMoney), fenFromYuan(answer.ReturnPowerMoney)]);
  system.out(json ? JSON.stringify(answer) : messages.release.byUsageDone(name, formatMoney(back)));
  return EXIT.ok;
}

export const release: Command = {
  name: 'release',
  words,
  summary: messages.release.summary,
  options: { 'keep-disk': { type: 'boolean', help: messages.release.keepDisk }, ...yes },
  async run(given) {
    const { system, json } = given;
    const client = await given.client();
    const instance = await findInstance(client, wordOf(given));
    const { Container_name: name, Status, Due_time, InstanceAutorenew } = instance;
    if (Status === ended || Status === startFailed || Status === startFailedRefunded)
      throw new Failure(EXIT.refused, messages.release.over(name));
    const keepsDisk = given.options['keep-disk'] === true;
    if (keepsDisk && Status === diskKept) {
      // The same line again, after an answer that was lost: what it asks for is so.
      system.out(json ? JSON.stringify({ Container_name: name }) : messages.release.keptAlready(name));
      return EXIT.ok;
    }
    if (keepsDisk && instance.Billing !== BILLING.usage)
      throw new Failure(EXIT.refused, messages.release.keepsByDueMode(name));
    if (Status === diskKept) {
      await confirm(given, messages.release.disk(name));
      await client.call(removeKeptDisk, { instance_name: name });
      system.out(json ? JSON.stringify({ Container_name: name }) : messages.release.diskDone(name));
      return EXIT.ok;
    }
    if (instance.Billing === BILLING.usage) return stopUsage(given, client, name);
    const until = formatTime(Due_time);
    await confirm(given, messages.release.atEnd(name, until));
    if (InstanceAutorenew?.SubscribeStatus === 1)
      await client.call(setAutorenew, {
        instance_name: name,
        on: false,
        unit: InstanceAutorenew.Unit,
        pack_time: InstanceAutorenew.PackTime,
      });
    await client.call(changeDueMode, { instance_name: name, due_mode: DUE_MODE.release });
    system.out(json ? JSON.stringify({ Container_name: name, Due_time }) : messages.release.atEndDone(name, until));
    return EXIT.ok;
  },
};

function whoOf({ By, SubAccountName, Details: { api_key: key } }: InstanceEvent): string {
  const who = SubAccountName === '' ? messages.logs.by[By] : `${messages.logs.by[By]} ${SubAccountName}`;
  return key === undefined ? who : messages.logs.byKey(who, key);
}
const factsOf = ({ Details: { reason, amount, change } }: InstanceEvent): string =>
  [reason, change, amount === undefined ? undefined : formatMoney(fenFromYuan(amount))]
    .filter((fact) => fact !== undefined)
    .join('，');

export const logs: Command = {
  name: 'logs',
  words,
  summary: messages.logs.summary,
  options: { limit: { type: 'string', help: messages.logs.limit } },
  async run(given) {
    const { system, json } = given;
    const limit = Math.min(numberOf(given, 'limit') ?? 20, MAX_PAGE_SIZE);
    const client = await given.client();
    const { Container_name } = await findInstance(client, wordOf(given));
    const { data } = await client.call(getInstanceEvents, { instance_name: Container_name, limit });
    if (json) system.out(JSON.stringify(data));
    else if (data.length === 0) system.out(messages.logs.empty);
    else {
      const rows = data.map((event) => [
        formatTime(event.CreateTime),
        INSTANCE_EVENT_LABELS[event.Kind],
        whoOf(event),
        factsOf(event),
      ]);
      for (const line of table(messages.logs.heads, rows)) system.out(line);
    }
    return EXIT.ok;
  },
};
