import type { Duplex } from 'node:stream';

/** What a machine is to be made of. The cards are already ours: stock is kept by the market, the provider only boots. */
export interface MachineOrder {
  readonly name: string;
  readonly kind: 'container' | 'virtual-machine';
  readonly hostName: string;
  readonly gpuType: string;
  readonly gpuIndexes: readonly number[];
  readonly cpuNum: number;
  readonly memoryGb: number;
  readonly systemDiskGb: number;
  readonly dataDiskGb: number;
  readonly bandwidthMbps: number;
  readonly imageKey: string;
  /** Key of an image that `createImage` made, to start from in place of `imageKey`, which tells what it grew from; null for an image of the house. */
  readonly ownImage: string | null;
  /** An image of a registry to pull and start from in place of `imageKey`; null for any other. */
  readonly container: ContainerOrder | null;
  readonly loginUserName: string;
  readonly loginPassword: string;
  readonly vncPassword: string;
  /** Lines for the authorized keys of its user; none for a system that has no such file. */
  readonly sshKeys: readonly string[];
  /** The machine whose kept disk this one goes on with; null for a new disk. */
  readonly diskOf: string | null;
  /** Public ports on the host and where they lead inside. */
  readonly ports: readonly ProbedPort[];
}

/** What a container of an image of a registry runs (decisions 147). */
export interface ContainerOrder {
  /** Written out whole: `docker.io/library/nginx:1.27`. */
  readonly reference: string;
  /** One line for `/bin/sh -c` of the image; empty for what the image itself starts. */
  readonly command: string;
  /** Secrets: never in a log. */
  readonly environment: Readonly<Record<string, string>>;
}

/** How one gets into a system. */
export type LoginOrder = Pick<MachineOrder, 'loginPassword' | 'sshKeys'>;

/** Why nothing can be done to a machine that is gone. */
export const MACHINE_MISSING = '宿主机上找不到该实例';

/** Why a machine that is there, and was to run, does not. */
export const MACHINE_NOT_UP = '系统未能启动';

/** Why a snapshot that is gone cannot be put back. */
export const SNAPSHOT_MISSING = '宿主机上找不到该快照';

/** Why a container of a registry's image cannot be started. */
export const imageMissing = (reference: string): string => `镜像仓库中没有公开的镜像 ${reference}，请检查镜像地址`;

/** A snapshot or an image that is there. */
export interface MadeSnapshot {
  /** What it takes up; null where that is not told. */
  readonly sizeBytes: number | null;
}

/** A system to put on a machine in place of the one it has. */
export interface SystemOrder {
  readonly imageKey: string;
  /** As in a MachineOrder. */
  readonly ownImage: string | null;
  readonly loginUserName: string;
  readonly loginPassword: string;
  /** As in a MachineOrder. */
  readonly sshKeys: readonly string[];
}

/** What a machine's screen shows now. */
export interface ScreenPicture {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/svg+xml';
  readonly bytes: Uint8Array;
}

/** An outside port of a machine and where it leads inside. */
export interface ProbedPort {
  readonly port: number;
  readonly inner: number;
  /** The server alone reaches it, by `dial`; without it everybody does. */
  readonly isPrivate?: boolean;
}

/** A machine whose usage is asked for; `cpuNum` is how many cores it has. */
export interface UsageQuestion {
  readonly name: string;
  readonly cpuNum: number;
}

/** What a machine uses at a moment. Null is what its provider cannot tell: unknown, never 0 (decisions 70). */
export interface MachineUsage {
  /** Of all its cards together, %. */
  readonly gpuUse: number | null;
  /** Of all its cards together, GB. */
  readonly gpuMemoryGb: number | null;
  /** Of its hottest card, °C. */
  readonly gpuTemperature: number | null;
  /** Of all its cores together, %. */
  readonly cpuUse: number | null;
  readonly memoryGb: number | null;
  /** Of all its disks together, GB. */
  readonly diskGb: number | null;
  readonly netInMbps: number | null;
  readonly netOutMbps: number | null;
}

/** Characters of a terminal. */
export interface TerminalSize {
  readonly columns: number;
  readonly rows: number;
}

/** Who hears what a terminal, or a channel of a screen, does. */
export interface TerminalListener {
  /** Bytes that the machine writes. */
  data(bytes: Uint8Array): void;
  /** What was written has been taken; told after a `write` that answered false. */
  drain(): void;
  /** It is over: its shell ended, or the machine went away. Told once, and not after `close`. */
  exit(): void;
}

/** Bytes to a machine and from it. */
export interface MachineLine {
  /** What is typed. False: the machine is behind, so wait for `drain`. */
  write(bytes: Uint8Array): boolean;
  /** Holds back what the machine writes, so that it waits by itself. */
  pause(): void;
  resume(): void;
  /** Ends it, a shell with it; again is nothing. */
  close(): void;
}

/** An open terminal of a machine. */
export interface MachineTerminal extends MachineLine {
  resize(size: TerminalSize): void;
}

/** The screen of a machine, whose channels carry SPICE (decisions 167). */
export interface MachineScreen {
  /** Opens another channel. Rejects when the machine has gone. */
  connect(listener: TerminalListener): Promise<MachineLine>;
  /** Ends its channels too; again is nothing. */
  close(): void;
}

/** The parts of an order that may change while the machine runs. */
export type MachineSize = Pick<MachineOrder, 'gpuIndexes' | 'cpuNum' | 'memoryGb' | 'dataDiskGb' | 'bandwidthMbps'>;

/** Where a machine stands. `phase` is a sentence part for people: 挂载磁盘. */
export type MachineStatus =
  | { readonly state: 'missing' }
  | { readonly state: 'working'; readonly phase: string }
  | { readonly state: 'running' }
  | { readonly state: 'stopped' }
  | { readonly state: 'failed'; readonly reason: string };

/** Why a machine that was to run does not, as a Chinese clause. */
export function failureOf(status: MachineStatus): string {
  if (status.state === 'failed') return status.reason;
  return status.state === 'missing' ? MACHINE_MISSING : MACHINE_NOT_UP;
}

/** A host as who runs the machines sees it now. Null is what it does not tell, and of a host that does not answer that is nearly all. */
export interface EngineHost {
  readonly name: string;
  /** Whether it answers. */
  readonly online: boolean;
  /** Of its engine. */
  readonly version: string | null;
  readonly cards: number | null;
  readonly cpuNum: number | null;
  readonly memoryGb: number | null;
  /** Of the driver of its cards: the highest CUDA that it knows, and its version; null also where there is none, as on a host that hands its cards to virtual machines. */
  readonly cudaVersion: string | null;
  readonly driverVersion: string | null;
}

/** A machine of ours that is there, running or not, and so is a kept one. */
export interface ListedMachine {
  readonly name: string;
  readonly hostName: string;
  /** Null where nobody can tell, as of one on a host that does not answer, and while it changes. */
  readonly power: 'on' | 'off' | null;
}

/** Who hears that machines may have changed. */
export interface MachineListener {
  /** Something happened to this machine of ours; what, `status` tells. */
  changed(name: string): void;
  /** Anything may have happened unheard: told at the beginning, and whenever hearing begins again. */
  missed(): void;
}

/** Ears that are open until they are closed. */
export interface MachineEars {
  /** Nothing is told any more; again is nothing. */
  close(): void;
}

/** The provider will never make this machine: asking again is of no use. `message` is a Chinese clause for the customer. */
export class MachineRefusal extends Error {
  override readonly name = 'MachineRefusal';
}

/**
 * Who runs the machines. Calls leave the process, so they are never made inside a database transaction, and each may be
 * repeated: `create` of a known name and `destroy` of an unknown one change nothing.
 */
export interface ComputeProvider {
  /** Whether there are machines at all: false on an installation without an engine, where nothing may be sold. */
  readonly connected: boolean;
  /** Asked again until the machine runs. Rejects with MachineRefusal when it never will. */
  create(order: MachineOrder): Promise<void>;
  status(name: string): Promise<MachineStatus>;
  /** `requestedAt` names one restart: the same moment again is the same restart. So it is with `stop`, `start` and `reinstall`; an older moment than the last is over. */
  restart(name: string, requestedAt: Date): Promise<void>;
  /** Shuts the machine down; it keeps its cards and disks. */
  stop(name: string, requestedAt: Date): Promise<void>;
  start(name: string, requestedAt: Date): Promise<void>;
  /**
   * Empties the system disk and installs another system; data disks stay. Rejects with MachineRefusal when the machine goes on with the system of
   * before, the same request always the same.
   */
  reinstall(name: string, system: SystemOrder, requestedAt: Date): Promise<void>;
  /** Whether the machine has the system of that `reinstall`, also where it does not run; null where nobody can tell. Asked once nobody asks for that one any more. */
  isReinstalled(name: string, requestedAt: Date): Promise<boolean | null>;
  /** Rejects with MachineRefusal when the machine is gone, or its system does not take it now. */
  setPassword(name: string, loginPassword: string): Promise<void>;
  /**
   * Lets these keys in and no others that came from here; what its owner wrote into the file stays. Asked again until it answers true.
   * `requestedAt` names one change, as for a restart.
   */
  setKeys(name: string, sshKeys: readonly string[], requestedAt: Date): Promise<boolean>;
  /**
   * Leads an outside port of a machine to one inside, also of one that is shut down; it stays until it is closed or the machine ends, with a new
   * system too. Asked again until it answers true. `requestedAt` names one change of that outside port, as for a restart. Rejects with MachineRefusal
   * when it never will.
   */
  openPort(name: string, port: ProbedPort, requestedAt: Date): Promise<boolean>;
  /** Takes an outside port away again; one that is not open changes nothing. Asked again until it answers true, as `openPort`. */
  closePort(name: string, port: number, requestedAt: Date): Promise<boolean>;
  /**
   * Makes a snapshot of the system disk, of a machine that runs or is shut down; it lives with that disk, kept or not, and a new system takes it away.
   * Asked again until it answers; null is later. `requestedAt` names one change of the snapshots of a machine: an older one than the last that was
   * asked changes nothing. Rejects with MachineRefusal when it never will.
   */
  createSnapshot(name: string, key: string, requestedAt: Date): Promise<MadeSnapshot | null>;
  /** Deletes one; again is nothing. Asked again until it answers true, as `createSnapshot`. */
  deleteSnapshot(name: string, key: string, requestedAt: Date): Promise<boolean>;
  /**
   * Stops the machine, puts its system disk back to what it was, and starts it with this login; its size, ports, keys of ours and data disk stay.
   * `requestedAt` as for a restart. Rejects with MachineRefusal when it was not put back, the same request always the same.
   */
  restoreSnapshot(name: string, key: string, login: LoginOrder, requestedAt: Date): Promise<void>;
  /**
   * Makes an image of the system disk, of a machine that runs or is shut down, without stopping it; it outlives the machine. Asked again until it
   * answers; null is later. A key that is there already is that image. Rejects with MachineRefusal when it never will.
   */
  createImage(name: string, key: string): Promise<MadeSnapshot | null>;
  /** Deletes an image that `createImage` made; again is nothing. Rejects with MachineRefusal when it never will. */
  deleteImage(key: string): Promise<void>;
  /** Null when the machine shows nothing: it is unknown, or off. */
  screenshot(name: string): Promise<ScreenPicture | null>;
  /** Opens a shell of the machine's login user, whose screen has this size. Null when the machine has none: it is unknown, off, or nothing in it answers. */
  openTerminal(name: string, size: TerminalSize, listener: TerminalListener): Promise<MachineTerminal | null>;
  /** Whether its virtual machines have a screen that is shown live. */
  readonly hasScreens: boolean;
  /** Opens the screen of a machine; `ended` is told once when it goes away by itself. Null when the machine has none: it is unknown, off, or a container. */
  openScreen(name: string, ended: () => void): Promise<MachineScreen | null>;
  /**
   * A connection to what listens behind an open port of a running machine. Null when there is none: the machine is unknown or off, the port is not open
   * or leads elsewhere, or nothing answers there.
   */
  dial(name: string, port: ProbedPort): Promise<Duplex | null>;
  /** After how many milliseconds each of these ports answers, in their order; null where nothing listens. */
  probe(name: string, ports: readonly ProbedPort[]): Promise<readonly (number | null)[]>;
  /** What these machines use now, by name; one that does not run, or did not answer, is missing. */
  usage(machines: readonly UsageQuestion[]): Promise<ReadonlyMap<string, MachineUsage>>;
  /** Which of these images already lie on the host, so that installing them is quick. */
  localImages(hostName: string, imageKeys: readonly string[]): Promise<readonly string[]>;
  /**
   * Gives a running machine another size. Asked again until it answers true: then it has it. `requestedAt` names one change, as for a restart. Rejects with
   * MachineRefusal when it never will: then it has the size of before.
   */
  resize(name: string, size: MachineSize, requestedAt: Date): Promise<boolean>;
  /** Ends the machine and keeps its disks with their snapshots under the name `keptAs`, for an order with that `diskOf`: its own name, or the one they came from. */
  keepDisks(name: string, keptAs: string): Promise<void>;
  /** Ends the machine, or what was kept of it, with its disks. */
  destroy(name: string): Promise<void>;
  /** Every host, whether it answers or not. Rejects when nobody can tell. */
  hosts(): Promise<readonly EngineHost[]>;
  /** Every machine of ours, each once, also those on hosts that do not answer. */
  machines(): Promise<readonly ListedMachine[]>;
  /** Tells without being asked that machines may have changed. Hints alone: one may come twice, or without a change, and listings are the truth. Never rejects. */
  listen(listener: MachineListener): MachineEars;
}
