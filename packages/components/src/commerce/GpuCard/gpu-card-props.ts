import type { UnitPrice } from '../../money-units';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Labels } from '../../words';
import type { DieMemory } from '../DieGlyph/DieGlyph';
import type { gpuCardMessages } from './messages';

export interface GpuCardCount {
  /** Cards of one rental. */
  count: number;
  /** Why so many cannot be rented now; the box is struck and says it. */
  reason?: string;
}

/** State of the request for a notice of new stock: not asked, on its way, asked, or failed. */
export type GpuCardNotice = 'off' | 'pending' | 'on' | 'failed';

export interface GpuCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  name: string;
  /** Architecture, for instance Ada Lovelace; empty when it is not known. */
  architecture: string;
  /** Where it stands: 华东一区 等3个机房. */
  place: string;
  /** How its memory stands on the board, for the glyph. */
  memory: DieMemory;
  /** Video memory in GB and its type. */
  /** GB, as the other sizes; NaN for one that nobody told. */
  memorySize: number;
  memoryType: string;
  /** Processor cores and memory in GB that come with one card. */
  cores: number;
  ram: number;
  /** Free cards of all; undefined when the server did not say. */
  free: number | undefined;
  /** All cards; undefined when the server did not say: then the free ones stand alone, without a gauge. */
  total: number | undefined;
  /** Price of one card and hour in 1/10000 yuan; undefined when it could not be fetched. */
  unitPrice: UnitPrice | undefined;
  /** Before discounts, struck through; left away when it is the same. */
  originalPrice?: UnitPrice;
  /** After the slash of the price; changes with the period. */
  unit?: string;
  /** Under the price: 包月折合 ¥2.08/卡时. */
  priceNote?: ReactNode;
  onRetryPrice?: () => void;
  /** Card counts of one rental, in order. */
  counts?: readonly GpuCardCount[];
  /** Where renting leads, and where with a certain count. */
  rentHref: string;
  countHref?: (count: number) => string;
  /** Sold out: shows what is like it. */
  onSimilar?: () => void;
  /** Sold out: requests a notice of new stock (`true`), or cancels it; without it nothing is offered. */
  onNotice?: (wanted: boolean) => void;
  notice?: GpuCardNotice;
  /** The name, and with it all of the card that is nothing else, opens the detail; on a phone counts and comparison are there. */
  onDetail?: () => void;
  /** Whether it is among the cards to compare; without it there is no tick. */
  compared?: boolean;
  onComparedChange?: (compared: boolean) => void;
  /** Why one more cannot be compared. */
  compareReason?: string;
  /** `auto` is the short form below 768 px. */
  layout?: 'auto' | 'desktop' | 'phone';
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof gpuCardMessages>;
  ref?: Ref<HTMLElement>;
}
