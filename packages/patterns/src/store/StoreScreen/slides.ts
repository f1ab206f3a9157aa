import type { Banner } from '@compute-market/contract/entities/notice';
import { DAYS_PER_MONTH } from '@compute-market/contract/constants';
import { daySeconds } from '@compute-market/contract/rules/time-units';
import type { Listing } from '../../listings';

/** What the hero shows at a time. */
export interface Slide {
  readonly key: string;
  /** The headline; a second line follows a full-width comma. */
  readonly lines: readonly string[];
  /** Where it leads; empty when nowhere. */
  readonly url: string;
  /** The card it is about; its drawing and its price are those of that card. */
  readonly listing: Listing | undefined;
  /** Whether the card is the slide's own subject. */
  readonly aboutCard: boolean;
  /** Seconds; null when it has no end worth telling. */
  readonly endsAt: number | null;
}

/** 一张卡放得下 70B 量化模型 stands in a line of its own. */
const linesOf = (title: string): string[] => {
  const comma = title.indexOf('，');
  return comma < 0 ? [title] : [title.slice(0, comma + 1), title.slice(comma + 1)];
};

const modelOf = (url: string): string | null => new URLSearchParams(url.split('?')[1] ?? '').get('gpu_type');
/** An end this far away says nothing. */
const soon = DAYS_PER_MONTH * daySeconds;

/** Whether a card is shown before another: what is free first, and then what is recommended more. */
const isBefore = (one: Listing, other: Listing): boolean =>
  (Number(one.free === 0) - Number(other.free === 0) || other.score - one.score) < 0;

/** The slides of the running banners; without any, one about the most recommended card that is free. */
export function slidesOf(
  banners: readonly Banner[],
  listings: readonly Listing[],
  { slogan, rentHref, now }: { slogan: string; rentHref: (gpuType: string) => string; now: number },
): Slide[] {
  const first = listings.reduce<Listing | undefined>(
    (best, each) => (best === undefined || isBefore(each, best) ? each : best),
    undefined,
  );
  if (banners.length === 0)
    return [
      {
        key: 'default',
        lines: [slogan],
        url: first ? rentHref(first.gpuType) : '',
        listing: first,
        aboutCard: first !== undefined,
        endsAt: null,
      },
    ];
  return banners.map(({ Id, Title, Url, EndTime }) => {
    const own = listings.find(({ gpuType }) => gpuType === modelOf(Url));
    return {
      key: String(Id),
      lines: linesOf(Title),
      url: Url,
      listing: own ?? first,
      aboutCard: own !== undefined,
      endsAt: EndTime !== null && EndTime - now < soon ? EndTime : null,
    };
  });
}
