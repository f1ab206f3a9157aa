import type { Implementation } from '../../http/handler';
import { bannerAndNotice } from './banner-and-notice';
import { listNotices } from './list-notices';
import { readNotice } from './read-notice';

export const implementations: Implementation[] = [bannerAndNotice, listNotices, readNotice];
