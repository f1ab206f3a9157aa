/** Every card of a machine owns a block of public ports; an instance uses the block of its first card, so blocks never meet. */
const firstPort = 31_000;
const portsPerCard = 20;

/** Inner ports that customers use most; p1 to p6 lead to them. */
const innerPorts = { p1: 8888, p2: 6006, p3: 8188, p4: 7860, p5: 9000, p6: 8080 } as const;

export interface InstancePorts {
  readonly ssh: number;
  readonly rdp: number;
  readonly vnc: number;
  readonly extra: { readonly [name in keyof typeof innerPorts]: number };
  readonly inner: typeof innerPorts;
}

/** In the block behind the nine that every machine has: where those lie that its owner opens, ten at most. */
const firstOpenedPort = 9;

/** The public port of an opened port in this slot, from 0. */
export const openedPortAt = (gpuIndexes: readonly number[], slot: number): number =>
  portsOf(gpuIndexes).ssh + firstOpenedPort + slot;

/** The public ports of an instance on its host, and where they lead inside. */
export function portsOf(gpuIndexes: readonly number[]): InstancePorts {
  const base = firstPort + (gpuIndexes[0] ?? 0) * portsPerCard;
  return {
    ssh: base,
    rdp: base + 1,
    vnc: base + 2,
    extra: { p1: base + 3, p2: base + 4, p3: base + 5, p4: base + 6, p5: base + 7, p6: base + 8 },
    inner: innerPorts,
  };
}
