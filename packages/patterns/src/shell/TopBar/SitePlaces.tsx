import { ExternalLinkIcon } from '@compute-market/components/icons';
import { useAnchor } from '@compute-market/components/link-provider';
import { routes } from '@compute-market/contract/routes';
import type { ElementType } from 'react';
import { topBarMessages as messages } from './messages';
import type { TopBarProps } from './TopBar';

interface SitePlacesProps extends Pick<TopBarProps, 'brand' | 'menu'> {
  /** A link as the bar or the drawer draws it. */
  readonly place: ElementType;
  /** Address of the market: the bar and the drawer differ in it (product §2). */
  readonly store: string;
}

/** 算力市场, 控制台 and 文档, which may stand on another site (product §2). */
export function SitePlaces({ brand, menu, place: Place, store }: SitePlacesProps) {
  const anchor = useAnchor();
  const current = (name: TopBarProps['menu']) => (menu === name ? 'true' : undefined);
  return (
    <>
      <Place as={anchor} href={store} aria-current={current('store')}>
        {messages.store}
      </Place>
      <Place as={anchor} href={routes.console.to()} aria-current={current('console')}>
        {messages.console}
      </Place>
      <Place
        as={brand.docsUrl === '' ? anchor : 'a'}
        href={brand.docsUrl || routes.docs.to()}
        target="_blank"
        rel="noreferrer"
        aria-current={current('docs')}
      >
        {messages.docs}
        <ExternalLinkIcon size={14} />
      </Place>
    </>
  );
}
