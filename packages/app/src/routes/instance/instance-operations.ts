import { getEarlyRelease, releaseEarly } from '@compute-market/contract/calls/early-release';
import {
  changeDueMode,
  checkPorts,
  getInstances,
  getLocalImages,
  getRdpFile,
  getVncAndSsh,
  modifyKvmPassword,
  noteInstance,
  refundFailedStart,
  reinstallKvm,
  removeKeptDisk,
  restartKvm,
  screenshotKvm,
  shutDownKvm,
  updateBareMetalNote,
} from '@compute-market/contract/calls/instance';
import { setAutorenew } from '@compute-market/contract/calls/rental';
import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import type { EarlyRelease } from '@compute-market/contract/entities/early-release';
import type { Instance } from '@compute-market/contract/entities/instance';
import { errorKeyOf } from '@compute-market/contract/errors';
import { fenFromYuan, sumFen, yuanFromFen } from '@compute-market/contract/rules/money';
import {
  withOwnSystems,
  type EarlyReleaseOutcome,
  type EarlyReleaseQuote,
  type InstanceOperations,
} from '@compute-market/patterns/instance/InstanceDialogs';
import { titleOf } from '@compute-market/patterns/instance-facts';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { ApiError } from '../../api/errors';
import { readOwnImages } from '../../flows/own-images';
import { together } from '../../flows/together';
import { saysStale } from '../../purchase/purchase';
import { showSuccess } from '../../state/toasts';
import { saveFile } from '../save-file';
import { instanceRouteMessages as messages } from './messages';

/** The dialogs show what failed, so that it is not said twice. */

/** Reads the passwords of one instance; they are kept nowhere. */
async function revealPasswords({ Container_name }: Instance) {
  const { data } = await api.call(getInstances, { page: 1, page_size: 1, instance_name: Container_name, reveal: 1 });
  const login = data[0]?.Init_passwd ?? data[0]?.RdpPasswd;
  if (login === undefined) throw new Error(messages.noPassword);
  return { login, vnc: data[0]?.VncPasswd ?? '' };
}

/** Whether a page can be opened there: of ours, or by https. */
const isAddress = (address: string): boolean =>
  address.startsWith('https://') || address.startsWith(`${window.location.origin}/`);

/** The addresses may carry tokens: they are read when somebody wants to connect, and kept nowhere. */
export async function readTools({ Container_name }: Pick<Instance, 'Container_name'>, options: CallOptions = {}) {
  const { Plugins, VncUrl } = await api.call(getVncAndSsh, { instance_name: Container_name }, options);
  return { plugins: Plugins, hasWebVnc: isAddress(VncUrl) };
}

/** The window opens with the press itself, else the browser would block it; its address follows. It is not given a way back into this page. */
async function openWebVnc({ Container_name }: Instance) {
  const terminal = window.open('', '_blank');
  if (terminal === null) throw new Error(messages.popupBlocked);
  terminal.opener = null;
  try {
    const { VncUrl } = await api.call(getVncAndSsh, { instance_name: Container_name });
    if (!isAddress(VncUrl)) throw new Error(messages.noTerminal);
    terminal.location.replace(VncUrl);
  } catch (error) {
    terminal.close();
    throw error;
  }
}

/** The systems that suit a machine, the account's own among them, each with whether it lies on its host already. */
async function readSystems({ Container_name }: Instance) {
  const [{ images_display_info_map: images, LocalImages }, own] = await Promise.all([
    api.call(getLocalImages, { instance_name: Container_name }),
    // Without them there are those of the house.
    readOwnImages().catch(() => null),
  ]);
  const house = Object.entries(images).map(([key, image]) => ({ key, image, local: LocalImages.includes(key) }));
  return withOwnSystems(house, own?.data ?? [], LocalImages);
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

async function downloadRdp({ Container_name }: Instance) {
  const { FileName, Content } = await api.call(getRdpFile, { instance_name: Container_name });
  saveFile(FileName, new Blob([bytesOf(Content)], { type: 'application/x-rdp' }));
  showSuccess(messages.rdpSaved(FileName));
}

const quoteEarlyRelease = ({ Container_name }: Instance): Promise<EarlyRelease> =>
  api.call(getEarlyRelease, { instance_name: Container_name });

/** That nothing comes back is a rule and no failure of asking. */
async function quoteIfDue(instance: Instance): Promise<EarlyReleaseQuote> {
  try {
    return { kind: 'quoted', release: await quoteEarlyRelease(instance) };
  } catch (error) {
    if (!(error instanceof ApiError) || errorKeyOf(error.status) !== 'NO_REFUND_DUE') throw error;
    return { kind: 'none', reason: error.reason };
  }
}

/** Releases for the sum that was seen, once however often it is sent. Where another sum comes back now, it is read and nothing happened. */
async function releaseSeen(instance: Instance, seen: EarlyRelease): Promise<EarlyReleaseOutcome> {
  const { Container_name: name } = instance;
  const amount = yuanFromFen(sumFen([fenFromYuan(seen.ReturnMoney), fenFromYuan(seen.ReturnPowerMoney)]));
  try {
    const release = await api.call(
      releaseEarly,
      { instance_name: name, amount },
      { idempotencyKey: `early-release-${name}-${amount}` },
    );
    return { kind: 'released', release };
  } catch (error) {
    if (!(error instanceof ApiError) || errorKeyOf(error.status) !== 'PRICE_CHANGED') throw error;
    return { kind: 'changed', release: await quoteEarlyRelease(instance) };
  }
}

/** A deed whose no may say that its subject is another by now: `onStale` reads it again. */
export const readOnceStale = <Read>(deed: Promise<Read>, onStale: () => void): Promise<Read> =>
  deed.catch((error: unknown) => {
    if (error instanceof ApiError && saysStale(error)) onStale();
    throw error;
  });

/** What the screens of instances can do, through the API. `onChanged` after whatever changes a list, and after a no that says it is another by now. */
export function instanceOperations(onChanged: () => void): InstanceOperations {
  const changed = (said: string) => {
    showSuccess(said);
    onChanged();
  };
  const named = ({ Container_name }: Instance) => ({ instance_name: Container_name });
  const toCurrent = <Read>(deed: Promise<Read>): Promise<Read> => readOnceStale(deed, onChanged);
  return {
    changeNote: (instance, note) =>
      toCurrent(api.call(noteInstance, { container_name: instance.Container_name, note })).then(() =>
        changed(messages.noteChanged),
      ),
    changeDueMode: (instance, mode) =>
      toCurrent(api.call(changeDueMode, { ...named(instance), due_mode: mode }, { part: titleOf(instance) })).then(() =>
        changed(messages.dueModeChanged),
      ),
    together,
    changeAutorenew: (instance, on, { unit, count }) =>
      toCurrent(api.call(setAutorenew, { ...named(instance), on, unit, pack_time: count })).then(() =>
        changed(on ? messages.autorenewOn : messages.autorenewOff),
      ),
    restart: (instance) => toCurrent(api.call(restartKvm, named(instance))).then(() => changed(messages.restarting)),
    releaseDisk: (instance) =>
      toCurrent(api.call(removeKeptDisk, named(instance))).then(() => changed(messages.diskReleased)),
    refund: (instance) =>
      toCurrent(
        api.call(refundFailedStart, named(instance), { idempotencyKey: `refund-${instance.Container_name}` }),
      ).then(() => changed(messages.refunded)),
    quoteEarlyRelease: quoteIfDue,
    releaseEarly: async (instance, seen) => {
      const outcome = await toCurrent(releaseSeen(instance, seen));
      if (outcome.kind === 'released') onChanged();
      return outcome;
    },
    stopBilling: async (instance, keep_disk) => {
      const release = await toCurrent(
        api.call(
          releaseEarly,
          { ...named(instance), keep_disk },
          { idempotencyKey: `stop-billing-${instance.Container_name}-${keep_disk}` },
        ),
      );
      onChanged();
      return { kind: 'released', release };
    },
    revealPasswords,
    readTools,
    openWebVnc,
    shutDown: (instance) => toCurrent(api.call(shutDownKvm, named(instance))).then(() => changed(messages.shutDown)),
    changePassword: (instance, passwd) =>
      toCurrent(api.call(modifyKvmPassword, { ...named(instance), passwd })).then(() =>
        showSuccess(messages.passwordChanged),
      ),
    checkPorts: async (instance) => (await api.call(checkPorts, named(instance))).List,
    takeScreenshot: (instance) => api.call(screenshotKvm, named(instance)),
    readSystems,
    reinstall: (instance, image_name) =>
      toCurrent(api.call(reinstallKvm, { ...named(instance), image_name })).then(() => changed(messages.reinstalling)),
    downloadRdp,
  };
}

/** Renames a machine. */
export const bareMetalNote = (onChanged: () => void) => (machine: BareMetalInstance, note: string) =>
  api.call(updateBareMetalNote, { id: machine.Id, note }).then(() => {
    showSuccess(messages.noteChanged);
    onChanged();
  });
