import type { EarlyRelease } from '@compute-market/contract/entities/early-release';
import type { Image } from '@compute-market/contract/entities/image';
import type { Instance, InstancePlugin, PortAnswer } from '@compute-market/contract/entities/instance';
import type { DueMode } from '@compute-market/contract/enumerations';
import type { RentalPeriod } from '@compute-market/contract/rules/rental';

/** Passwords of one instance, given only when someone asks to see them. */
export interface InstancePasswords {
  readonly login: string;
  readonly vnc: string;
}

/** What stands on a machine's screen. */
export interface ScreenShot {
  /** Address of the picture. */
  readonly image: string;
  /** Unix time of the shot, seconds. */
  readonly time: number;
}

/** What of a machine is reached by the browser. */
export interface InstanceTools {
  /** Such as JupyterLab, with their addresses where they run. */
  readonly plugins: readonly InstancePlugin[];
  /** Whether there is a page that shows its screen live. */
  readonly hasWebVnc: boolean;
}

/** A system that can be put on a machine. */
export interface SystemChoice {
  readonly key: string;
  readonly image: Image;
  /** Already on the machine's host, so that installing it is quick. */
  readonly local: boolean;
  /** GB of system disk that an image of the customer's own needs; absent for one of the house (decisions 133). */
  readonly neededDisk?: number;
}

/** What comes back if it is released now, or the rule by which nothing does: asking again changes nothing of that. */
export type EarlyReleaseQuote =
  | { readonly kind: 'quoted'; readonly release: EarlyRelease }
  | { readonly kind: 'none'; readonly reason: string };

/** What came of an early release: it is done, or another sum would come back now and nothing happened. */
export interface EarlyReleaseOutcome {
  readonly kind: 'released' | 'changed';
  readonly release: EarlyRelease;
}

/** Runs the work of many that one press asked for, and ends with what it ends with. */
export type Together = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** What the screens ask the application to do to an instance. A refusal rejects with an Error whose message is a sentence to show. */
export interface InstanceOperations {
  readonly changeNote: (instance: Instance, note: string) => Promise<unknown>;
  readonly changeDueMode: (instance: Instance, mode: DueMode) => Promise<unknown>;
  /** Runs what one press asks of many, so that one reason is told once; `work` is their end. */
  readonly together: Together;
  /** `period` is kept for the next time also when it is switched off. */
  readonly changeAutorenew: (instance: Instance, on: boolean, period: RentalPeriod) => Promise<unknown>;
  readonly restart: (instance: Instance) => Promise<unknown>;
  readonly releaseDisk: (instance: Instance) => Promise<unknown>;
  readonly refund: (instance: Instance) => Promise<unknown>;
  readonly quoteEarlyRelease: (instance: Instance) => Promise<EarlyReleaseQuote>;
  /** Releases it with its data and gives back what was seen. */
  readonly releaseEarly: (instance: Instance, seen: EarlyRelease) => Promise<EarlyReleaseOutcome>;
  /** Stops a rental by usage, with its disk kept or not, for what the minute gives back. */
  readonly stopBilling: (instance: Instance, keepDisk: boolean) => Promise<EarlyReleaseOutcome>;
  readonly revealPasswords: (instance: Instance) => Promise<InstancePasswords>;
  readonly readTools: (instance: Instance) => Promise<InstanceTools>;
  /** Shows the screen live in a new window, where the server has such a page. */
  readonly openWebVnc: (instance: Instance) => Promise<unknown>;
  readonly shutDown: (instance: Instance) => Promise<unknown>;
  readonly changePassword: (instance: Instance, password: string) => Promise<unknown>;
  /** Asks the machine whether its public ports answer. */
  readonly checkPorts: (instance: Instance) => Promise<readonly PortAnswer[]>;
  /** Takes a new picture of the screen. */
  readonly takeScreenshot: (instance: Instance) => Promise<ScreenShot>;
  readonly readSystems: (instance: Instance) => Promise<readonly SystemChoice[]>;
  /** Empties the system disk and installs another system. */
  readonly reinstall: (instance: Instance, imageKey: string) => Promise<unknown>;
  /** Saves the file that opens a remote desktop. */
  readonly downloadRdp: (instance: Instance) => Promise<unknown>;
}
