import type { LocaleWords } from '../../foundation/LocaleProvider/locale';
import { count } from './plural';

export const navigation = {
  backToTop: { label: 'Back to top' },
  breadcrumb: { label: 'Breadcrumb' },
  pagination: {
    label: 'Pagination',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    total: (total) => count(total, 'item'),
    perPage: (size) => `${size} / page`,
    size: 'Items per page',
    position: (page, pages) => `${page} / ${pages}`,
  },
  skipLink: { label: 'Skip to main content' },
  steps: { done: ' (done)' },
  tableOfContents: { label: 'On this page' },
} satisfies Partial<LocaleWords>;
