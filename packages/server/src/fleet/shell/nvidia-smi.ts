import type { MachineUsage } from '../provider';

const driver = '550.127.05';
const cuda = '12.4';
const mebibytesPerGb = 1024;
/** Watts of a card at rest and at full work. */
const restWatts = 28;
const workWatts = 320;
const limitWatts = 350;
const inner = 89;
const rule = (left: string, joint: string): string =>
  `|${left.repeat(41)}${joint}${left.repeat(24)}${joint}${left.repeat(22)}|`;
const frame = `+${'-'.repeat(inner)}+`;
const row = (first: string, second: string, third: string): string =>
  `|${first.padEnd(41)}|${second.padStart(24)}|${third.padStart(22)}|`;

/** What a simulated machine's cards are. */
export interface Cards {
  readonly gpuType: string;
  readonly gpuNum: number;
  /** Of one card; null where the catalogue does not know it. */
  readonly cardMemoryGb: number | null;
}

/** The table of `nvidia-smi`: the figures of the readings, split over the cards, in the time zone of the machine. */
export function nvidiaSmi({ gpuType, gpuNum, cardMemoryGb }: Cards, usage: MachineUsage, now: string): string {
  const use = Math.round(usage.gpuUse ?? 0);
  const total = Math.round((cardMemoryGb ?? 0) * mebibytesPerGb);
  const used = Math.round(((usage.gpuMemoryGb ?? 0) / gpuNum) * mebibytesPerGb);
  const watts = Math.round(restWatts + ((workWatts - restWatts) * use) / 100);
  const cards = Array.from({ length: gpuNum }, (_, index) => [
    row(
      `  ${String(index).padStart(2)}  NVIDIA ${gpuType.padEnd(22)} Off `,
      ` 00000000:${(index + 1).toString(16).padStart(2, '0').toUpperCase()}:00.0 Off `,
      'Off ',
    ),
    row(
      ` ${use === 0 ? '30' : String(30 + Math.round(use / 2))}%  ${String(Math.round(usage.gpuTemperature ?? 0)).padStart(3)}C    ${use > 5 ? 'P2' : 'P8'}       ${String(watts).padStart(5)}W / ${limitWatts}W `,
      `${String(used).padStart(6)}MiB / ${total}MiB `,
      `${String(use).padStart(3)}%      Default `,
    ),
    row('', '', 'N/A '),
    `+${'-'.repeat(41)}+${'-'.repeat(24)}+${'-'.repeat(22)}+`,
  ]).flat();
  return [
    now,
    frame,
    `| ${`NVIDIA-SMI ${driver}`.padEnd(32)}${`Driver Version: ${driver}`.padEnd(34)}${`CUDA Version: ${cuda}`.padEnd(inner - 67)}|`,
    rule('-', '+'),
    row(' GPU  Name                 Persistence-M ', ' Bus-Id          Disp.A ', ' Volatile Uncorr. ECC '),
    row(' Fan  Temp   Perf          Pwr:Usage/Cap ', '         Memory-Usage ', ' GPU-Util  Compute M. '),
    row('', '', '               MIG M. '),
    rule('=', '+'),
    ...cards,
    '',
    frame,
    `| ${'Processes:'.padEnd(inner - 1)}|`,
    `| ${' GPU   GI   CI        PID   Type   Process name                              GPU Memory'.padEnd(inner - 1)}|`,
    `|${'='.repeat(inner)}|`,
    ...(used > mebibytesPerGb
      ? Array.from(
          { length: gpuNum },
          (_, index) =>
            `| ${`  ${String(index).padStart(2)}   N/A  N/A    ${String(2101 + index).padStart(7)}      C   python                                ${String(used - 300).padStart(10)}MiB`.padEnd(inner - 1)}|`,
        )
      : [`| ${' No running processes found'.padEnd(inner - 1)}|`]),
    frame,
  ].join('\n');
}
