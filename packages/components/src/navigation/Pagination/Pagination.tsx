import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon';
import { Select } from '../../inputs/Select/Select';
import type { Labels, Words } from '../../words';
import { paginationMessages } from './messages';
import { End, Gap, Numbered, Page, Pages, Position, Root, SizeChoice, Start } from './Pagination.styles';
import { pageCount, pageWindow } from './page-window';

export interface PaginationProps extends HTMLAttributes<HTMLElement> {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Rows in all pages together. */
  total: number;
  onPageChange: (page: number) => void;
  /** Sizes to choose from, and the one that is set; without a listener the choice is not offered. */
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
  /** After the total at the left: when the list was read, and the way to read it again. */
  start?: ReactNode;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof paginationMessages>;
  ref?: Ref<HTMLElement>;
}

const defaultSizes = [10, 20, 50] as const;

interface PageWalkProps extends Pick<PaginationProps, 'page' | 'onPageChange'> {
  pages: number;
  labels: Words<typeof paginationMessages>;
}

/** The numbers, with the way to either side. */
function PageWalk({ page, pages, onPageChange, labels }: PageWalkProps) {
  const [walk, setWalk] = useState({ shown: page, asked: page });
  if (walk.shown !== page) setWalk({ shown: page, asked: page });
  const ask = (asked: number) => {
    setWalk({ shown: page, asked });
    onPageChange(asked);
  };
  // Disabled at either end, it would drop the focus of whoever has just walked there.
  const to = (other: number) =>
    other < 1 || other > pages ? { 'aria-disabled': true } : { onClick: () => ask(other) };
  return (
    <Pages onBlur={() => setWalk({ shown: page, asked: page })}>
      <li>
        {/* From beyond the end, where rows went away, it leads back to the last page: small screens have no other way. */}
        <Page type="button" aria-label={labels.previous} {...to(Math.min(page - 1, pages))}>
          <ChevronLeftIcon />
        </Page>
      </li>
      {pageWindow(page, pages).map((entry) =>
        typeof entry === 'string' ? (
          <Gap key={entry} aria-hidden>
            …
          </Gap>
        ) : (
          <Numbered key={entry}>
            <Page
              type="button"
              aria-label={labels.page(entry)}
              aria-current={entry === page ? 'page' : undefined}
              data-asked={(entry !== page && entry === walk.asked) || undefined}
              onClick={() => ask(entry)}
            >
              {entry}
            </Page>
          </Numbered>
        ),
      )}
      <Position data-part="position">{labels.position(page, pages)}</Position>
      <li>
        <Page type="button" aria-label={labels.next} {...to(page + 1)}>
          <ChevronRightIcon />
        </Page>
      </li>
    </Pages>
  );
}

/** Walks through a list: total and time at the left, pages and their size at the right; previous and next alone on small screens. A page that was asked for is marked at once, before its rows are there. */
export function Pagination({
  page,
  pageSize,
  total,
  onPageChange,
  pageSizes = defaultSizes,
  onPageSizeChange,
  start,
  labels,
  ...rest
}: PaginationProps) {
  const words = useWords('pagination', paginationMessages, labels);
  // A select shows its first option for a value that it does not have.
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].sort((one, other) => one - other);
  return (
    <Root data-component="Pagination" aria-label={words.label} {...rest}>
      <Start data-part="start">
        <span>{words.total(total)}</span>
        {start}
      </Start>
      <End>
        <PageWalk page={page} pages={pageCount(total, pageSize)} onPageChange={onPageChange} labels={words} />
        {onPageSizeChange === undefined ? null : (
          <SizeChoice>
            <Select
              aria-label={words.size}
              value={String(pageSize)}
              options={sizes.map((size) => ({ value: String(size), label: words.perPage(size) }))}
              onValueChange={(size) => onPageSizeChange(Number(size))}
            />
          </SizeChoice>
        )}
      </End>
    </Root>
  );
}
