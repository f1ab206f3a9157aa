import { getBannerAndNotice } from '@compute-market/contract/calls/notice';
import { NOTICE_TYPE } from '@compute-market/contract/enumerations';
import { and, asc, desc, gte, lte, ne } from 'drizzle-orm';
import { banner, notice } from '../../db/schema/notice';
import { implement } from '../../http/handler';
import { wireTime } from '../../platform/wire';
import { wireNotice } from './notice-wire';

const mostBanners = 5;

/** The slides that run now, and the newest notice. */
export const bannerAndNotice = implement(getBannerAndNotice, async (input, context) => {
  const now = context.services.clock.now();
  return context.transaction(async (tx) => {
    const running = and(lte(banner.beginAt, now), gte(banner.endAt, now));
    const banners = await tx
      .select()
      .from(banner)
      .where(running)
      .orderBy(asc(banner.id))
      .limit(input.limit ?? mostBanners);
    const [newest] = await tx
      .select()
      .from(notice)
      .where(and(ne(notice.type, NOTICE_TYPE.document), lte(notice.createdAt, now)))
      .orderBy(desc(notice.createdAt), desc(notice.id))
      .limit(1);
    return {
      banners: banners.map(({ id, title, image, imageMobile, url, beginAt, endAt }) => ({
        Id: id,
        Title: title,
        Image: image,
        ImageMobile: imageMobile,
        Url: url,
        BeginTime: wireTime(beginAt),
        EndTime: wireTime(endAt),
      })),
      notice: newest === undefined ? null : wireNotice(newest),
    };
  });
});
