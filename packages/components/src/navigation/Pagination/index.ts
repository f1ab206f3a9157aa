export { Pagination } from './Pagination';
export type { PaginationProps } from './Pagination';
export { pageCount } from './page-window';
