import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from '../../actions/Link/Link';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { Action, Description, Item, Leading, Meta, Root, Title, Words } from './List.styles';

export interface ListItem {
  key: string;
  title: ReactNode;
  /** Leads on; the whole line can then be pressed. */
  href?: string;
  /** Before the words: an icon, an Avatar, a Dot. */
  leading?: ReactNode;
  /** Under the title. */
  description?: ReactNode;
  /** At the right: a time, a size, a version. */
  meta?: ReactNode;
  /** At the end, pressed by itself: 下载. */
  action?: ReactNode;
  /** Drawn bold: not read yet. The leading Dot must say it in words. */
  strong?: boolean;
}

export interface ListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  items: readonly ListItem[];
  /** Stand-ins in place of the items. */
  loading?: boolean;
  skeletonRows?: number;
  /** In place of the items when there are none: an EmptyState. */
  empty?: ReactNode;
  /** `plain` for lists inside a card, `framed` for a list that stands alone. */
  frame?: 'plain' | 'framed';
  ref?: Ref<HTMLUListElement>;
}

/**
 * Things of a kind under each other where no columns are needed: announcements, downloads, guides, top-ups.
 *
 * - It MUST make the whole line of a link pressable, and leave an action in it to itself.
 * - Numbers that are compared down the page MUST stand in a Table instead.
 */
export function List({ items, loading = false, skeletonRows = 4, empty, frame = 'plain', ...rest }: ListProps) {
  if (!loading && items.length === 0 && empty !== undefined) return empty;
  return (
    <Root data-component="List" data-frame={frame} aria-busy={loading || undefined} {...rest}>
      {loading
        ? Array.from({ length: skeletonRows }, (_, row) => (
            <Item key={row} aria-hidden>
              <Words>
                <Skeleton width="40%" />
                <Skeleton width="70%" />
              </Words>
            </Item>
          ))
        : items.map(({ key, title, href, leading, description, meta, action, strong = false }) => (
            <Item key={key} data-link={href === undefined ? undefined : ''}>
              {leading === undefined ? null : <Leading>{leading}</Leading>}
              <Words>
                <Title data-strong={strong || undefined}>
                  {href === undefined ? (
                    title
                  ) : (
                    <Link tone="strong" href={href}>
                      {title}
                    </Link>
                  )}
                </Title>
                {description === undefined ? null : <Description>{description}</Description>}
              </Words>
              {meta === undefined ? null : <Meta>{meta}</Meta>}
              {action === undefined ? null : <Action>{action}</Action>}
            </Item>
          ))}
    </Root>
  );
}
