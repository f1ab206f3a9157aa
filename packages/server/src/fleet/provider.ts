/** What a machine is to be made of. The cards are already ours: stock is kept by the market, the provider only boots. */
export interface MachineOrder {
  readonly name: string;
  readonly hostName: string;
  readonly gpuIndexes: readonly number[];
  readonly cpuNum: number;
  readonly memoryGb: number;
  readonly systemDiskGb: number;
  readonly dataDiskGb: number;
  readonly bandwidthMbps: number;
  readonly imageKey: string;
  readonly loginUserName: string;
  readonly loginPassword: string;
  readonly vncPassword: string;
}

/** Where a machine stands. `phase` is a sentence part for people: 挂载磁盘. */
export type MachineStatus =
  | { readonly state: 'missing' }
  | { readonly state: 'working'; readonly phase: string }
  | { readonly state: 'running' }
  | { readonly state: 'failed'; readonly reason: string };

/**
 * Who runs the machines. Calls leave the process, so they are never made inside a database transaction, and each may be
 * repeated: `create` of a known name and `destroy` of an unknown one change nothing.
 */
export interface ComputeProvider {
  create(order: MachineOrder): Promise<void>;
  status(name: string): Promise<MachineStatus>;
  /** `requestedAt` names one restart: the same moment again is the same restart. */
  restart(name: string, requestedAt: Date): Promise<void>;
  /** Ends the machine. Whether its disks stay on the host is kept by the market's stock, not here. */
  destroy(name: string): Promise<void>;
}
