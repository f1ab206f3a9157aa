/** What is free of one card in one place. */
export interface FreeCards {
  /** Machines of the kind that are online. */
  readonly machines: number;
  readonly free: number;
  /** Most cards that one machine can give, its free processor and memory considered. */
  readonly largest: number;
}

/** Why so many cards cannot be rented there, in words for a customer; empty when they can. */
export function shortageOf({ machines, free, largest }: FreeCards, wanted: number): string {
  if (machines === 0) return '该机房暂无';
  if (free === 0) return '已售罄';
  if (free < wanted) return `仅剩 ${free} 卡`;
  return largest < wanted ? '单机空闲卡不足' : '';
}

/** The same as a sentence with what to do next; empty when they can. */
export function shortageSentence(cards: FreeCards, wanted: number): string {
  const shortage = shortageOf(cards, wanted);
  if (shortage === '') return '';
  if (cards.free === 0)
    return cards.machines === 0 ? '所选机房暂无该资源，请更换机房或显卡' : '当前资源已售罄，请更换机房或显卡';
  return `当前资源${shortage}，请减少卡数或更换机房`;
}

/** That fewer equal machines are left than are wanted, with what to do next. */
export const fewMachinesSentence = (left: number): string => `当前资源仅够 ${left} 台，请减少数量或更换机房`;

/** That the host somebody chose has not that much left, of cards, processor, memory or disk, with what to do next. */
export const hostShortSentence = (hostName: string): string =>
  `主机 ${hostName} 的空闲资源不足，请减少卡数、数量或数据盘，或改选其他主机`;

/** That cards are free, and no host has room for the disk that was chosen, with what to do next. */
export const DISK_SHORT_SENTENCE = '没有主机能放下所选的数据盘，请减小数据盘或更换机房';
