import type { MachineUsage } from '../provider';

/** What is known of one card. Null is untold. */
export interface CardFigures {
  /** %. */
  readonly use: number | null;
  readonly memoryMb: number | null;
  /** °C. */
  readonly temperature: number | null;
}

/** What is known of the cards of a machine together. */
export type CardUsage = Pick<MachineUsage, 'gpuUse' | 'gpuMemoryGb' | 'gpuTemperature'>;

export const unknownCards: CardUsage = { gpuUse: null, gpuMemoryGb: null, gpuTemperature: null };

/** Fields of DCGM, as its exporter names them. */
const fields: Readonly<Record<string, keyof CardFigures>> = {
  DCGM_FI_DEV_GPU_UTIL: 'use',
  DCGM_FI_DEV_FB_USED: 'memoryMb',
  DCGM_FI_DEV_GPU_TEMP: 'temperature',
};
const untold: CardFigures = { use: null, memoryMb: null, temperature: null };
/** DCGM writes this or more for what it does not know: near the end of 32 bits, or of 64. */
const blank = 0x7f_ff_ff_f0;
const megabytesPerGb = 1024;

/** A place on the bus as the engine and DCGM both could write it: they differ in capitals and in the digits of the domain. */
export function placeOnBus(address: string): string {
  const [domain = '', ...rest] = address.toLowerCase().split(':');
  return [Number.parseInt(domain, 16), ...rest].join(':');
}

/** Reads what `dcgm-exporter` tells of the cards of a host, by their places on the bus. */
export function readCardFigures(text: string): ReadonlyMap<string, CardFigures> {
  const cards = new Map<string, CardFigures>();
  for (const [, name = '', labels = '', value = ''] of text.matchAll(/^(DCGM_\w+)\{(.*)\} (\S+)/gm)) {
    const field = fields[name];
    const address = /\bpci_bus_id="([^"]+)"/.exec(labels)?.[1];
    const figure = Number(value);
    if (field === undefined || address === undefined || !(figure >= 0 && figure < blank)) continue;
    const place = placeOnBus(address);
    cards.set(place, { ...(cards.get(place) ?? untold), [field]: figure });
  }
  return cards;
}

/** Each of them, or null where one is untold: a part is not the whole. */
const eachOf = (cards: readonly CardFigures[], field: keyof CardFigures): readonly number[] | null => {
  const told = cards.flatMap((card) => card[field] ?? []);
  return told.length === cards.length && told.length > 0 ? told : null;
};
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What the cards of a machine do together. */
export function usageOfCards(cards: readonly CardFigures[]): CardUsage {
  const [uses, memories, temperatures] = [
    eachOf(cards, 'use'),
    eachOf(cards, 'memoryMb'),
    eachOf(cards, 'temperature'),
  ];
  return {
    gpuUse: uses && sum(uses) / uses.length,
    gpuMemoryGb: memories && sum(memories) / megabytesPerGb,
    gpuTemperature: temperatures && Math.max(...temperatures),
  };
}
